import type { KeptValues } from './kept-values.ts'

const KEY = 'tablee:open_tabs'
/** Further back in the history of a tab nobody goes. */
const MOST_KEPT = 30

/** Which part of a page was open, by the entry of the history that shows the page: a reload and Back find it again. */
export class OpenTabs {
  readonly #values: KeptValues

  constructor(values: KeptValues) {
    this.#values = values
  }

  find(entry: string): string | null {
    return this.#all().find(([other]) => other === entry)?.[1] ?? null
  }

  /** Null forgets it. */
  keep(entry: string, tab: string | null): void {
    const others = this.#all().filter(([other]) => other !== entry)
    const kept = tab === null ? others : [...others, [entry, tab] as const].slice(-MOST_KEPT)
    this.#values.set(KEY, kept.length === 0 ? null : JSON.stringify(kept))
  }

  /** What cannot be read is passed over: at worst a page opens as it does for the first time. */
  #all(): readonly (readonly [string, string])[] {
    try {
      const kept: unknown = JSON.parse(this.#values.get(KEY) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isPair) : []
    } catch {
      return []
    }
  }
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
