import type { KeptValues } from './kept-values.ts'

const KEY = 'tablee:open_tabs'
/** Nobody goes further back in a tab's history. */
const MOST_KEPT = 30

/** The open part of a page by history entry: restored by a reload and by Back. */
export class OpenTabs {
  readonly #values: KeptValues

  constructor(values: KeptValues) {
    this.#values = values
  }

  find(entry: string): string | null {
    return this.#all().find(([other]) => other === entry)?.[1] ?? null
  }

  /** Null deletes it. */
  keep(entry: string, tab: string | null): void {
    const others = this.#all().filter(([other]) => other !== entry)
    const kept = tab === null ? others : [...others, [entry, tab] as const].slice(-MOST_KEPT)
    this.#values.set(KEY, kept.length === 0 ? null : JSON.stringify(kept))
  }

  /** Unreadable entries are skipped: at worst a page opens as if for the first time. */
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
