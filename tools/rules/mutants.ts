/** A rules file with one mistake, made by replacing the only occurrence of a text. */
export type Mutant = { name: string; find: string; replace: string };

/** The file with the mistake. Throws unless the text occurs exactly once: then the list must be updated. */
export function mutated(rules: string, { name, find, replace }: Mutant): string {
  const [before, after, ...more] = rules.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The mutant "${name}" looks for a text that is not in the rules exactly once: ${find}`);
  }
  return before + replace + after;
}
