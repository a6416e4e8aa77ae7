import type { CallPlayers, Calls, JudgesTold, TellJudges } from '@tablee/contract/serving/player-calling'
import { toldOf } from '@tablee/domain/tournaments/judge-calls/judge-news'
import type { PlayerCall } from '@tablee/domain/tournaments/players/player-calls'
import type { AttemptParts } from './attempt-call.ts'
import { createCallQueue } from './call-queue.ts'
import { writeCall, writeJudgeCall } from './write-call.ts'

type Calling = {
  readonly call: CallPlayers
  readonly tellJudges: TellJudges
  readonly waiting: () => number
  readonly stop: () => Promise<void>
}

/**
 * Calls players and judges after an act's commit, in the background, a few at once. The queue is in memory: a call is a hint, the app shows the same
 * when opened, and an ending process drops its remaining calls.
 */
export function createCalling(parts: AttemptParts): Calling {
  const { book, note } = parts
  const queue = createCallQueue(parts)
  /** One act after another, so that the later of two calls comes later. */
  let written = Promise.resolve()

  async function write({ tournament, calls }: Calls): Promise<void> {
    const byPlayer = new Map<string, PlayerCall>(calls.map((call) => [call.playerId, call]))
    const subscriptions = await book.list(tournament.id)
    for (const to of subscriptions) {
      const called = byPlayer.get(to.callee)
      if (called) queue.add(to, JSON.stringify(writeCall(tournament, called.news, to.language)))
    }
  }

  async function writeToStaff({ tournament, news, by }: JudgesTold): Promise<void> {
    const phones = await book.listOfStaff(tournament.id, by)
    for (const one of news)
      for (const { to } of toldOf(one, phones))
        queue.add(to, JSON.stringify(writeJudgeCall(tournament, one, to.language)))
  }

  function afterwards(work: () => Promise<void>): void {
    written = written
      .then(() => new Promise<void>((resume) => setImmediate(resume)))
      .then(work)
      .catch((error: unknown) => note({ event: 'failed', error }))
  }

  return {
    call: (calls) => afterwards(() => write(calls)),
    tellJudges: (told) => afterwards(() => writeToStaff(told)),
    waiting: queue.waiting,
    stop: async () => {
      await written
      await queue.stop()
    },
  }
}
