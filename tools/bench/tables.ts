import type { Load, Row } from '../../functions/bench/rows.ts';
import { table } from '../../functions/scripts/project.ts';
import type { List, Screen } from '../../web/bench/results.ts';

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const ratio = (one: number, other: number) => (other === 0 ? '-' : `x${(one / other).toPrecision(3)}`);

/** Each procedure at each size, with the legacy way and how much more that costs. */
export function serverTable(rows: readonly Row[]): string {
  const head = ['procedure', 'hypes', 'users', 'reads', 'first', 'writes', 'trips', 'KiB', 'p50', 'p95'];
  const legacyHead = ['legacy reads', 'writes', 'KiB', 'p50', 'reads more', 'time more'];
  const sorted = rows.toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
  const lines = sorted.map(({ legacy, ...row }) => [
    ...[row.name, row.hypes, row.users, row.reads, row.firstReads, row.writes, row.roundTrips, kib(row.bytes)],
    ...[ms(row.p50), ms(row.p95)],
    ...(legacy
      ? [legacy.reads, legacy.writes, kib(legacy.bytes), ms(legacy.p50), ratio(legacy.reads, row.reads)]
      : ['', '', '', '', '']),
    legacy ? ratio(legacy.p50, row.p50) : '',
  ]);
  return table([[...head, ...legacyHead], ...lines]);
}

export function loadTable(loads: readonly Load[]): string {
  const lines = loads.map((load) => [load.name, ms(load.ms), ms(load.bareMs), ratio(load.ms, load.bareMs)]);
  return table([['function', 'load', 'bare minimum', 'ratio'], ...lines]);
}

export function screenTable(screens: readonly Screen[]): string {
  const lines = screens.map((screen) => [screen.path, screen.requests, kib(screen.bytes), ms(screen.ms)]);
  return table([['screen until usable', 'requests', 'KiB', 'time'], ...lines]);
}

/** The list at both sizes, and how the larger one compares. */
export function listTable(lists: readonly List[]): string {
  const [small, large] = lists;
  if (!small || !large) return '';
  const line = (what: string, name: keyof List) => [
    ...[what, small[name].toFixed(1), large[name].toFixed(1), ratio(large[name], small[name])],
  ];
  return table([
    ['hype list', `${small.hypes} hypes`, `${large.hypes} hypes`, 'ratio'],
    line('first row, ms', 'firstRowMs'),
    line('long tasks', 'longTasks'),
    line('long tasks, ms', 'longTaskMs'),
    line('DOM nodes', 'domNodes'),
    line('DOM nodes, at most', 'mostDomNodes'),
    line('rows loaded up to the end', 'rowsLoaded'),
    line('dropdown open after, ms', 'dropdownMs'),
    line('heap after collection, MB', 'heapMb'),
  ]);
}
