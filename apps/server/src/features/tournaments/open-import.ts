import type { ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { type FieldIssue, openWith, type ServedCall } from '@tablee/contract/serving/served-call'
import { portableRound } from '@tablee/contract/tournaments/documents/portable-tournament'
import { importBeforeRounds, type importTournament } from '@tablee/contract/tournaments/import-tournament'
import type { Outcome } from '@tablee/domain/outcome'
import * as z from 'zod/mini'
import { inTurns } from '../../turns/in-turns.ts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'

type Input = ParsedInput<typeof importTournament>
type Round = z.output<typeof portableRound>

const UNREADABLE: FieldIssue = { field: 'tournament', code: 'import_invalid' }

/** Of a file that was read but for its rounds. */
const unreadRounds = z.object({ tournament: z.object({ rounds: z.array(z.unknown()) }) })

/** The call with its file read one round after the other: others have their turn in between. */
export function openedInTurns(
  call: ServedCall,
  carry: (input: Input, caller: Caller) => Promise<Outcome<object>>,
): ServedCall {
  return {
    ...call,
    open: async (payload, caller) => {
      const rounds: Round[] = []
      // Parsing what arrived took long already.
      if (z.safeParse(unreadRounds, payload).data?.tournament.rounds.length) await othersHaveTheirTurn()
      const opened = openWith(importBeforeRounds, { payload, caller }, (input) =>
        carry({ ...input, tournament: { ...input.tournament, rounds } }, caller),
      )
      if (!opened.readable) return opened
      const unread = z.parse(unreadRounds, payload).tournament.rounds
      if (unread.length > 0) await othersHaveTheirTurn()
      await inTurns(unread, (round) => {
        const read = z.safeParse(portableRound, round)
        if (read.success) rounds.push(read.data)
      })
      return rounds.length === unread.length ? opened : { readable: false, issues: [UNREADABLE] }
    },
  }
}
