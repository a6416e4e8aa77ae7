import { type AnyKeptAct, keepAct } from '../acts/kept-act.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import type { Tournament } from '../tournament.ts'
import { playEvening } from './play-evening.ts'

type KeptEntry = { readonly kept: AnyKeptAct; readonly author: Author; readonly changes: readonly Change[] }

/** An evening, with the journal's entry for each accepted act. */
export function keptEvening(seed: string): { readonly tournament: Tournament; readonly entries: readonly KeptEntry[] } {
  const entries: KeptEntry[] = []
  const { tournament } = playEvening(seed, ({ before, step, deciding, changes }) => {
    const { author } = deciding
    const kept = keepAct(before, step.act, deciding)
    entries.push({ kept, author, changes })
  })
  return { tournament, entries }
}
