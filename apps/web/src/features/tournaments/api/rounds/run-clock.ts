import type { ActReply } from '@tablee/contract/call'
import {
  extendClock,
  giveExtraTime,
  pauseClock,
  removeClock,
  resumeClock,
  startClock,
} from '@tablee/contract/tournaments/clock-acts'
import type { MatchId, RoundNumber } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** For the round that is shown. */
export type ClockWish = { readonly roundNumber: RoundNumber } & (
  | { readonly kind: 'start' | 'pause' | 'resume' | 'remove' }
  | { readonly kind: 'extend'; readonly minutes: number }
  | { readonly kind: 'extra'; readonly minutes: number; readonly turns?: number; readonly matchId: MatchId }
)

const CALLS = { start: startClock, pause: pauseClock, resume: resumeClock, remove: removeClock } as const

export function useRunClock(access: StaffAccess): Act<ClockWish, ActReply<typeof pauseClock>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { roundNumber, actId, ...wish }) => {
      const meant = { tournamentId, organizerId, roundNumber, actId }
      switch (wish.kind) {
        case 'extend':
          return client.callAct(extendClock, { ...meant, minutes: wish.minutes })
        case 'extra':
          return client.callAct(giveExtraTime, {
            ...{ ...meant, minutes: wish.minutes, matchId: wish.matchId },
            ...(wish.turns === undefined ? {} : { turns: wish.turns }),
          })
        default:
          return client.callAct(CALLS[wish.kind], meant)
      }
    },
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
