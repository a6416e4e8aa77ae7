import { useSyncExternalStore } from 'react'
import { Listeners } from '../../../../device-storage/listeners.ts'

type Saved = { readonly table: number; readonly stand: string }

/** The table whose result was saved last, on this screen. Only the button that leads to the next one rerenders for it. */
export class SavedTable {
  readonly #listeners = new Listeners()
  #saved: Saved | null = null

  readonly read = (): Saved | null => this.#saved
  readonly subscribe = this.#listeners.subscribe

  note(saved: Saved): void {
    this.#saved = saved
    this.#listeners.call()
  }
}

/** Null unless the round still stands in which it was saved. */
export function useSavedTable(saved: SavedTable, stand: string): number | null {
  const noted = useSyncExternalStore(saved.subscribe, saved.read, saved.read)
  return noted?.stand === stand ? noted.table : null
}
