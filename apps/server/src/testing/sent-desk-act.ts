import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Placings } from '@tablee/domain/tournaments/tournament'

/** An act as the call carries it. */
export function sentDeskAct({ id, name, input, given }: Pick<ApartAct, 'id' | 'name' | 'input' | 'given'>): object {
  return { id, name, input: sentInput(input), given }
}

/** An act's input as the call carries it: scores are texts there. */
export function sentInput(input: object): object {
  const { score, over, ...others }: SaidResult = { score: null, over: null, ...input }
  return { ...others, ...(score ? { score: said(score) } : {}), ...(over ? { over: said(over) } : {}) }
}

type SaidResult = { readonly score: Score | null; readonly over: Score | Placings | null }

function said(result: Score | Placings): string | Placings {
  return 'wins1' in result ? `${result.wins1}-${result.wins2}-${result.draws}` : result
}
