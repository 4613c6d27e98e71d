import type { Card } from '@hypelar/shared/card';
import { cardEnds, moveEdge } from '@hypelar/shared/cardCut';
import { useRef, useState, type PointerEvent } from 'react';
import type { CardSteps } from '../useCardSteps.ts';

/** A pointer that moved less than this, in px, counts as a tap. */
const TAP_PX = 4;

type Press = {
  pointer: number;
  startX: number;
  /** The position under the pointer, in ms */
  ms: number;
  msPerPx: number;
  /** The candidate edges: several when cards of 0 ms lie between them; null when no edge was pressed */
  edges: { first: number; last: number } | null;
};

type EdgeDragOptions = {
  ends: readonly number[];
  /** How long the axis is while nothing is dragged, in ms */
  fullMs: number;
  videoMs: number;
  steps: CardSteps;
  disabled: boolean;
  onTap: (ms: number) => void;
  /** Called with the edge's position, in ms, as it moves */
  onMove: (ms: number) => void;
};

/** Lets a mouse, a pen or a finger drag the edges of the cards; a press beside them is a tap on the axis. */
export function useEdgeDrag({ ends, fullMs, videoMs, steps, disabled, onTap, onMove }: EdgeDragOptions) {
  const press = useRef<Press | null>(null);
  const [dragged, setDragged] = useState<{ edge: number; axisMs: number } | null>(null);

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || press.current) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const msPerPx = fullMs / width;
    const ms = (event.clientX - left) * msPerPx;
    const edges = !disabled && isOnEdge(event.target) ? nearestEdges(ends, ms) : null;
    press.current = { pointer: event.pointerId, startX: event.clientX, ms, msPerPx, edges };
    // For taps too: their end must be received wherever it happens.
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!edges) return;
    event.preventDefault();
    focusEdge(event.currentTarget, edges.last);
  }

  function move(event: PointerEvent<HTMLElement>) {
    const pressed = press.current;
    if (pressed?.pointer !== event.pointerId || !pressed.edges) return;
    const moved = event.clientX - pressed.startX;
    if (moved === 0 && !dragged) return;
    const edge = dragged?.edge ?? (moved < 0 ? pressed.edges.first : pressed.edges.last);
    if (!dragged) {
      // The axis keeps its length while an edge is dragged, else the edge would run away from the pointer.
      setDragged({ edge, axisMs: fullMs });
      focusEdge(event.currentTarget, edge);
    }
    const changed = steps.change(`drag-${edge}`, (before) =>
      moveEdge(before, { edge, ms: endOf(before, edge) + moved * pressed.msPerPx, videoMs }),
    );
    onMove(endOf(changed, edge));
  }

  function end(event: PointerEvent<HTMLElement>) {
    const pressed = press.current;
    if (pressed?.pointer !== event.pointerId) return;
    press.current = null;
    const wasCanceled = event.type === 'pointercancel';
    // The gesture became a scroll: take the drag back.
    if (wasCanceled && dragged) steps.change(`drag-${dragged.edge}`, (before) => before);
    setDragged(null);
    steps.settle();
    const tapped = !wasCanceled && !pressed.edges && Math.abs(event.clientX - pressed.startX) < TAP_PX;
    if (tapped) onTap(pressed.ms);
  }

  return {
    /** The edge that is dragged, or null */
    edge: dragged?.edge ?? null,
    axisMs: dragged?.axisMs ?? fullMs,
    lane: { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
}

function endOf(cards: readonly Card[], edge: number): number {
  return cardEnds(cards)[edge] ?? 0;
}

function isOnEdge(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-edge]') !== null;
}

/** The edges nearest to this position, several if they coincide. Handles overlap, so the event target can mislead. */
function nearestEdges(ends: readonly number[], ms: number): { first: number; last: number } {
  const distances = ends.map((end) => Math.abs(end - ms));
  const nearest = Math.min(...distances);
  return { first: distances.indexOf(nearest), last: distances.lastIndexOf(nearest) };
}

function focusEdge(lane: HTMLElement, edge: number) {
  const handle = lane.querySelector(`[data-edge="${edge}"]`);
  if (handle instanceof HTMLElement) handle.focus({ preventScroll: true });
}
