import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import type { Score } from '@tablee/domain/tournaments/results/score'

/** An act as the call carries it: scores are texts there. */
export function sentDeskAct({ id, name, input, given }: ApartAct): object {
  const { score, over, ...others } = { score: null, over: null, ...input }
  return {
    id,
    name,
    input: { ...others, ...(score && { score: scoreText(score) }), ...(over && { over: scoreText(over) }) },
    given,
  }
}

function scoreText({ wins1, wins2, draws }: Score): string {
  return `${wins1}-${wins2}-${draws}`
}
