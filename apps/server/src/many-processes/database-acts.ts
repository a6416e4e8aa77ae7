import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { EVERY_TOURNAMENT, type LastActs, type Mark } from '../ports/last-acts.ts'

export type StoredMarks = {
  /** Changes with every act on the tournament, and when it is taken away or comes back. */
  readonly ofTournament: (id: TournamentId) => Promise<Mark>
  /** Changes with every act on any. */
  readonly ofAll: () => Promise<Mark>
}

/** Asks what all processes have in common: each of them writes. Who asks while a question is under way shares the next one, not that one. */
export function createDatabaseActs({ ofTournament, ofAll }: StoredMarks): LastActs {
  const asked = new Map<string, Asking>()
  return {
    markOf: (of) => {
      const asking = asked.get(of) ?? createAsking(() => asked.delete(of))
      asked.set(of, asking)
      return asking.ask(() => (of === EVERY_TOURNAMENT ? ofAll() : ofTournament(of)))
    },
    // The database knows.
    note: () => {},
  }
}

type Asking = { readonly ask: (question: () => Promise<Mark>) => Promise<Mark> }

/** An answer counts for whoever asked before its question was put. */
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
