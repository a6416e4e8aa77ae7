import type { Acting } from '@tablee/contract/serving/caller'
import type { ActInputs } from '@tablee/domain/tournaments/acts/act-inputs'
import { carryByStaff, carryDecided, type PlainAct } from '../commands/carry-decided.ts'
import { type SentByPlayer, type SentByStaff, sentByPlayer } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'

type Named<Name extends PlainAct['name'], Sent> = (
  acting: Acting<TournamentGround>,
  sent: ActInputs[Name] & Sent,
) => ReturnType<typeof carryDecided>

/** For tests that bypass the wire: an act and its envelope in one, as in the calls. */
export const addAnonymousPlayer: Named<'add-anonymous-player', SentByStaff> = (acting, { playerName, ...sent }) =>
  carryByStaff(acting, sent, { name: 'add-anonymous-player', input: { playerName } })

export const deleteQuickTournamentPlayer: Named<'delete-quick-tournament-player', SentByStaff> = (acting, sent) =>
  carryByStaff(acting, sent, { name: 'delete-quick-tournament-player', input: sent })

export const restoreQuickTournamentPlayer: Named<'restore-quick-tournament-player', SentByStaff> = (acting, sent) =>
  carryByStaff(acting, sent, { name: 'restore-quick-tournament-player', input: sent })

export const updateQuickTournamentPlayer: Named<'update-quick-tournament-player', SentByStaff> = (acting, sent) =>
  carryByStaff(acting, sent, { name: 'update-quick-tournament-player', input: sent })

export const startQuickTournament = (acting: Acting<TournamentGround>, sent: SentByStaff) =>
  carryByStaff(acting, sent, { name: 'start-quick-tournament', input: {} })

export const startNextRound = (acting: Acting<TournamentGround>, sent: SentByStaff) =>
  carryByStaff(acting, sent, { name: 'start-next-round', input: {} })

export const undoRound: Named<'undo-round', SentByStaff> = (acting, { roundNumber, ...sent }) =>
  carryByStaff(acting, sent, { name: 'undo-round', input: { roundNumber } })

export const finishTournament = (acting: Acting<TournamentGround>, sent: SentByStaff) =>
  carryByStaff(acting, sent, { name: 'finish-tournament', input: {} })

export const sendScoreQuickTournament: Named<'send-score-quick-tournament', SentByPlayer> = (acting, sent) => {
  const { matchId, score, contest } = sent
  const act = { name: 'send-score-quick-tournament', input: { matchId, score, contest } } as const
  return carryDecided(acting, sentByPlayer(acting, sent), act)
}

export const updateScoreQuickTournament: Named<'update-score-quick-tournament', SentByStaff> = (acting, sent) => {
  if ('placings' in sent) throw new Error('no call sends placings')
  const { matchId, score, over } = sent
  return carryByStaff(acting, sent, { name: 'update-score-quick-tournament', input: { matchId, score, over } })
}
