import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { EVERY_TOURNAMENT, type LastActs, type Mark } from '../ports/last-acts.ts'

export type StoredMarks = {
  /** Changes with every act, and when the tournament is removed or restored. */
  readonly ofTournament: (id: TournamentId) => Promise<Mark>
  /** Changes with every act on any tournament. */
  readonly ofAll: () => Promise<Mark>
}

/** Asks the shared database, as every process writes. Calls made while a query runs share the next one. */
export function createDatabaseActs({ ofTournament, ofAll }: StoredMarks): LastActs {
  const asked = new Map<string, Asking>()
  return {
    markOf: (of) => {
      const asking = asked.get(of) ?? createAsking(() => asked.delete(of))
      asked.set(of, asking)
      return asking.ask(() => (of === EVERY_TOURNAMENT ? ofAll() : ofTournament(of)))
    },
    note: () => {},
  }
}

type Asking = { readonly ask: (question: () => Promise<Mark>) => Promise<Mark> }

/** An answer is valid only for calls made before its query started. */
function createAsking(atRest: () => void): Asking {
  let underWay: Promise<unknown> | null = null
  let next: Promise<Mark> | null = null
  const put = (question: () => Promise<Mark>): Promise<Mark> => {
    const answer = question().finally(() => {
      if (next === null) atRest()
    })
    underWay = answer
    return answer
  }
  return {
    ask: (question) => {
      if (underWay === null) return put(question)
      next ??= underWay
        .catch(() => {})
        .then(() => {
          next = null
          return put(question)
        })
      return next
    },
  }
}
