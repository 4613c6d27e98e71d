import { useState } from 'react';

/** Copies text to the clipboard. `copied`: whether the last attempt succeeded; null before the first. */
export function useCopy(): { copied: boolean | null; copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      return true;
    } catch {
      setCopied(false);
      return false;
    }
  }

  return { copied, copy };
}
