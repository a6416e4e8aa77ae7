import type { RegistrationDeskInputs } from '@tablee/domain/registrations/acts/registrations-at-desk'
import type { ActInputs } from '@tablee/domain/tournaments/acts/act-inputs'
import type { DeskActName } from '@tablee/domain/tournaments/acts/desk-acts'
import type { InfractionId } from '@tablee/domain/tournaments/conduct/infraction-ids'
import * as z from 'zod/mini'
import { addPlayerAtDesk } from '../../registrations/add-player-at-desk.ts'
import { awardByes } from '../../registrations/award-byes.ts'
import { checkInPlayer } from '../../registrations/check-in-player.ts'
import { dropPlayerAdvancedTournament } from '../../registrations/drop-player-advanced-tournament.ts'
import { notePayment } from '../../registrations/note-payment.ts'
import { addAnonymousPlayer } from '../add-anonymous-player.ts'
import { addPlayersQuickTournament } from '../add-players-quick-tournament.ts'
import { allowOwnNames } from '../allow-own-names.ts'
import { cancelQuickTournament } from '../cancel-quick-tournament.ts'
import {
  extendClock,
  giveExtraTime,
  pauseClock,
  planClock,
  removeClock,
  resumeClock,
  startClock,
} from '../clock-acts.ts'
import { giveNoShow, givePenalty } from '../conduct-acts.ts'
import { correctAndPairAgain } from '../correct-and-pair-again.ts'
import { correctBye } from '../correct-bye.ts'
import { deleteQuickTournamentPlayer } from '../delete-quick-tournament-player.ts'
import { drawPods, setDraftTimer, takeBackPods } from '../draft-acts.ts'
import { eraseResult } from '../erase-result.ts'
import { finishTournament } from '../finish-tournament.ts'
import { formTeam } from '../form-team.ts'
import { generateAdvancedPairings } from '../generate-advanced-pairings.ts'
import { answerJudgeCall } from '../judge-call-acts.ts'
import { lockDecklists } from '../lock-decklists.ts'
import { moveToGroup } from '../move-to-group.ts'
import { openStage } from '../open-stage.ts'
import { partTeam } from '../part-team.ts'
import { planCut } from '../plan-cut.ts'
import { planRounds } from '../plan-rounds.ts'
import { planTables } from '../plan-tables.ts'
import { publishDecklists } from '../publish-decklists.ts'
import { removeTeam } from '../remove-team.ts'
import { reopenTournament } from '../reopen-tournament.ts'
import { repairRound } from '../repair-round.ts'
import { restoreQuickTournamentPlayer } from '../restore-quick-tournament-player.ts'
import { ruleLeftMatches } from '../rule-left-matches.ts'
import { seatLatePlayer } from '../seat-late-player.ts'
import { seedBySeason } from '../seed-by-season.ts'
import { setRoundPairings } from '../set-round-pairings.ts'
import { startCut } from '../start-cut.ts'
import { startNextRound } from '../start-next-round.ts'
import { startQuickTournament } from '../start-quick-tournament.ts'
import { undoRound } from '../undo-round.ts'
import { updateQuickTournamentPlayer } from '../update-quick-tournament-player.ts'
import { updateScoreQuickTournament } from '../update-score-quick-tournament.ts'

const ACT = { actId: true } as const
const BY_CODE = { ...ACT, code: true, organizerId: true } as const
const BY_ID = { ...ACT, tournamentId: true, organizerId: true } as const

type Reasoned<Name extends DeskActName> = Name extends 'give-no-show' | 'give-penalty'
  ? { readonly reason?: string | undefined; readonly infraction?: InfractionId | undefined }
  : unknown

/** An act's input, as decided. */
export type DeskInput<Name extends DeskActName> = Name extends keyof RegistrationDeskInputs
  ? RegistrationDeskInputs[Name]
  : Name extends keyof ActInputs
    ? ActInputs[Name] & Reasoned<Name>
    : never

/**
 * The inputs of acts that a device may decide, as their calls send them: without tournament, proof and act id. An act without an entry does
 * not compile.
 */
export const DESK_INPUTS = {
  'allow-own-names': z.omit(allowOwnNames.input, BY_CODE),
  'cancel-tournament': z.omit(cancelQuickTournament.input, BY_CODE),
  'finish-tournament': z.omit(finishTournament.input, BY_ID),
  'reopen-tournament': z.omit(reopenTournament.input, BY_CODE),
  'publish-decklists': z.omit(publishDecklists.input, { ...ACT, tournamentId: true }),
  'lock-decklists': z.omit(lockDecklists.input, BY_ID),

  'add-anonymous-player': z.omit(addAnonymousPlayer.input, BY_CODE),
  'add-players-quick-tournament': z.omit(addPlayersQuickTournament.input, BY_CODE),
  'delete-quick-tournament-player': z.omit(deleteQuickTournamentPlayer.input, BY_CODE),
  'restore-quick-tournament-player': z.omit(restoreQuickTournamentPlayer.input, BY_CODE),
  'update-quick-tournament-player': z.omit(updateQuickTournamentPlayer.input, BY_CODE),

  'form-team': z.omit(formTeam.input, BY_CODE),
  'part-team': z.omit(partTeam.input, BY_CODE),
  'remove-team': z.omit(removeTeam.input, BY_CODE),

  'start-quick-tournament': z.omit(startQuickTournament.input, BY_ID),
  'start-next-round': z.omit(startNextRound.input, BY_ID),
  'generate-advanced-pairings': z.omit(generateAdvancedPairings.input, BY_ID),
  'start-cut': z.omit(startCut.input, BY_ID),
  'open-stage': z.omit(openStage.input, BY_ID),
  'undo-round': z.omit(undoRound.input, BY_CODE),
  'move-to-group': z.omit(moveToGroup.input, BY_ID),
  'draw-pods': z.omit(drawPods.input, BY_ID),
  'take-back-pods': z.omit(takeBackPods.input, BY_ID),
  'set-draft-timer': z.omit(setDraftTimer.input, BY_ID),
  'set-round-pairings': z.omit(setRoundPairings.input, BY_CODE),
  'seat-late-player': z.omit(seatLatePlayer.input, BY_CODE),
  'repair-round': z.omit(repairRound.input, BY_CODE),
  'correct-and-pair-again': z.omit(correctAndPairAgain.input, BY_CODE),
  'correct-bye': z.omit(correctBye.input, BY_CODE),
  'rule-left-matches': z.pipe(
    z.omit(ruleLeftMatches.input, BY_CODE),
    z.transform(({ playerKey: playerId, matches }: RulingSent) => ({ playerId, matches })),
  ),

  'plan-rounds': z.omit(planRounds.input, BY_ID),
  'plan-cut': z.omit(planCut.input, BY_ID),
  'seed-by-season': z.omit(seedBySeason.input, BY_ID),
  'plan-clock': z.omit(planClock.input, BY_ID),
  'plan-tables': z.omit(planTables.input, BY_ID),
  'start-clock': z.omit(startClock.input, BY_ID),
  'pause-clock': z.omit(pauseClock.input, BY_ID),
  'resume-clock': z.omit(resumeClock.input, BY_ID),
  'remove-clock': z.omit(removeClock.input, BY_ID),
  'extend-clock': z.omit(extendClock.input, BY_ID),
  'give-extra-time': z.omit(giveExtraTime.input, BY_ID),

  'update-score-quick-tournament': z.omit(updateScoreQuickTournament.input, BY_CODE),
  /** Earlier states are in the journal: only the server can restore them. */
  'erase-result': z.extend(z.omit(eraseResult.input, BY_CODE), { toPrevious: z.optional(z.literal(false)) }),

  'answer-judge-call': z.omit(answerJudgeCall.input, BY_CODE),
  'give-no-show': z.omit(giveNoShow.input, BY_CODE),
  'give-penalty': z.omit(givePenalty.input, BY_CODE),

  /** Decklists wait for the server, which looks them up. */
  'add-player-at-desk': z.omit(addPlayerAtDesk.input, { ...BY_ID, decklist: true }),
  'check-in-player': z.omit(checkInPlayer.input, BY_ID),
  'note-payment': z.omit(notePayment.input, BY_ID),
  'award-byes': z.omit(awardByes.input, BY_ID),
  'drop-registration': z.omit(dropPlayerAdvancedTournament.input, BY_ID),
  'undo-drop-registration': z.omit(dropPlayerAdvancedTournament.input, BY_ID),
} as const satisfies { readonly [Name in DeskActName]: z.ZodMiniType<DeskInput<Name>> }

export function isDeskAct(name: string): name is DeskActName {
  return Object.hasOwn(DESK_INPUTS, name)
}

type RulingSent = Pick<z.output<typeof ruleLeftMatches.input>, 'playerKey' | 'matches'>
