/** Formats a position in the video as `m:ss.mmm`, which the textarea of times also reads. `ms` is a whole number. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Steps between the marks of the axis that people can read at a glance, in ms. */
const STEPS = [
  10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000,
  3_600_000,
];
const LONGEST_STEP = 7_200_000;
/** A mark with its time needs this many px. */
const MARK_PX = 76;

/** The marks of an axis this long and this wide: their positions, in ms, and their texts. */
export function axisMarks(axisMs: number, axisPx: number): { ms: number; text: string }[] {
  if (axisMs <= 0 || axisPx <= 0) return [];
  const step = STEPS.find((candidate) => (candidate / axisMs) * axisPx >= MARK_PX) ?? LONGEST_STEP;
  return Array.from({ length: Math.floor(axisMs / step) + 1 }, (_, index) => {
    const ms = index * step;
    return { ms, text: step % 1000 === 0 ? clock(ms).slice(0, -4) : clock(ms) };
  });
}
