/** The text with every `{name}` replaced by its value; numbers are formatted for the language. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>, language: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
  });
}

/** A size such as `4,2 MB`; 1 MB is 1,000,000 bytes. */
export function formatBytes(bytes: number, language: string): string {
  const [divisor, unit] = bytes >= 1_000_000_000 ? [1e9, 'GB'] : bytes >= 1_000_000 ? [1e6, 'MB'] : [1e3, 'KB'];
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return `${format.format(bytes / divisor)} ${unit}`;
}

/** Formats a time, in epoch ms, such as `5 Oca 2026 12:00`. */
export function formatTime(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
