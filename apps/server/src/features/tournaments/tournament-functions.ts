import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveAct, serveCall } from '@tablee/contract/serving/served-call'
import { createAdvancedTournament as announceCall } from '@tablee/contract/tournaments/create-advanced-tournament'
import { createDeviceLink as linkCall } from '@tablee/contract/tournaments/create-device-link'
import { writeRoundDocuments } from '@tablee/contract/tournaments/documents/round-document'
import { eraseResult as eraseCall } from '@tablee/contract/tournaments/erase-result'
import { handInActs as handInCall } from '@tablee/contract/tournaments/hand-in-acts'
import { hidePlayerName as hideNameCall } from '@tablee/contract/tournaments/hide-player-name'
import { joinQuickTournament as joinCall } from '@tablee/contract/tournaments/join-quick-tournament'
import { leaveSeatQueue as leaveCall } from '@tablee/contract/tournaments/leave-seat-queue'
import { markYouth as markYouthCall } from '@tablee/contract/tournaments/mark-youth'
import { findPlaces as placesCall } from '@tablee/contract/tournaments/questions/find-places'
import { getAdvancedRounds as roundsCall } from '@tablee/contract/tournaments/questions/get-advanced-rounds'
import { getHiddenNames as hiddenNamesCall } from '@tablee/contract/tournaments/questions/get-hidden-names'
import { getJournal as journalCall } from '@tablee/contract/tournaments/questions/get-journal'
import { getLastAdvancedEvent as lastEventsCall } from '@tablee/contract/tournaments/questions/get-last-advanced-event'
import { getRoundDraws as drawsCall } from '@tablee/contract/tournaments/questions/get-round-draws'
import { getRoundPaces as pacesCall } from '@tablee/contract/tournaments/questions/get-round-paces'
import { getScoreReports as reportsCall } from '@tablee/contract/tournaments/questions/get-score-reports'
import { getSeatQueue as queueCall } from '@tablee/contract/tournaments/questions/get-seat-queue'
import { getWholeTournament as wholeCall } from '@tablee/contract/tournaments/questions/get-whole-tournament'
import { suggestSearch as suggestCall } from '@tablee/contract/tournaments/questions/suggest-search'
import { redeemDeviceLink as redeemCall } from '@tablee/contract/tournaments/redeem-device-link'
import { renameOwnPlayer as renameOwnCall } from '@tablee/contract/tournaments/rename-own-player'
import { returnToQuickTournament as returnCall } from '@tablee/contract/tournaments/return-to-quick-tournament'
import { sealSeeds as sealCall } from '@tablee/contract/tournaments/seal-seeds'
import {
  changeSeries as changeSeriesCall,
  restoreSeries as restoreSeriesCall,
} from '@tablee/contract/tournaments/series'
import { setRoundPairings as pairingsCall } from '@tablee/contract/tournaments/set-round-pairings'
import { submitAdvancedScore as advancedScoreCall } from '@tablee/contract/tournaments/submit-advanced-score'
import { accept, refuse } from '@tablee/domain/outcome'
import { acted, answers, mapOutcome, toldAct, withMatch, withTournament, withWhole } from './act-answers.ts'
import { callFunctions } from './call-functions.ts'
import { changeSeries } from './commands/change-series.ts'
import { createAdvancedTournament } from './commands/create-advanced-tournament.ts'
import { createDeviceLink } from './commands/create-device-link.ts'
import { eraseResult } from './commands/erase-result.ts'
import { type HandingInGround, handInActs } from './commands/hand-in-acts.ts'
import { hidePlayerName } from './commands/hide-player-name.ts'
import { type Joined, joinQuickTournament } from './commands/join-quick-tournament.ts'
import { leaveSeatQueue } from './commands/leave-seat-queue.ts'
import { markYouth } from './commands/mark-youth.ts'
import { redeemDeviceLink } from './commands/redeem-device-link.ts'
import { renameOwnPlayer } from './commands/rename-own-player.ts'
import { restoreSeries } from './commands/restore-series.ts'
import { returnToQuickTournament } from './commands/return-to-quick-tournament.ts'
import { sealSeeds } from './commands/seal-seeds.ts'
import { type PairingGround, setRoundPairings } from './commands/set-round-pairings.ts'
import { submitAdvancedScore } from './commands/submit-advanced-score.ts'
import type { FateGround } from './commands/write-fate.ts'
import { conductFunctions } from './conduct-functions.ts'
import { decidedFunctions } from './decided-functions.ts'
import { prepareDocument } from './document-in-turns.ts'
import type { HeldTournament } from './held-tournament.ts'
import { lifeFunctions } from './life-functions.ts'
import { getAdvancedRounds } from './queries/get-advanced-rounds.ts'
import { getHiddenNames } from './queries/get-hidden-names.ts'
import { getJournal } from './queries/get-journal.ts'
import { getLastAdvancedEvent } from './queries/get-last-advanced-event.ts'
import { getRoundDraws } from './queries/get-round-draws.ts'
import { getRoundPaces } from './queries/get-round-paces.ts'
import { getScoreReports } from './queries/get-score-reports.ts'
import { getSeatQueue } from './queries/get-seat-queue.ts'
import { getWholeTournament } from './queries/get-whole-tournament.ts'
import { suggestSearch } from './queries/suggest-search.ts'
import { placesLike } from './search/places-like.ts'
import { type Subject, subjectOf } from './secret.ts'
import { tableFunctions } from './table-functions.ts'
import type { TournamentGround } from './tournament-ground.ts'

export function tournamentFunctions(ground: HandingInGround & FateGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<PairingGround> => ({ ...ground, caller })
  return [
    ...joiningFunctions(ground),
    ...lifeFunctions(ground),
    ...decidedFunctions(ground),
    serveAct(eraseCall, async (input, caller) =>
      answers(await eraseResult(as(caller), input), withMatch(input.matchId)),
    ),
    ...rosterFunctions(ground),
    ...pairingFunctions(ground),
    serveCall(announceCall, async (input, caller) =>
      mapOutcome(await createAdvancedTournament(as(caller), input), (held) => ({
        ...withTournament(held),
        tournamentId: held.tournament.id,
        code: held.tournament.code,
      })),
    ),
    serveAct(advancedScoreCall, async (input, caller) =>
      answers(await submitAdvancedScore(as(caller), input), (held) => withRound(held, input.roundId)),
    ),
    serveCall(roundsCall, (input) => getAdvancedRounds(ground, input)),
    serveCall(lastEventsCall, () => getLastAdvancedEvent(ground)),
    ...recordFunctions(ground),
    serveCall(linkCall, (input, caller) => createDeviceLink(as(caller), input)),
    serveCall(redeemCall, (input, caller) => redeemDeviceLink(as(caller), input)),
  ]
}

/** Beyond those of the next round. */
function pairingFunctions(ground: HandingInGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<HandingInGround> => ({ ...ground, caller })
  return [
    serveAct(pairingsCall, async (input, caller) => acted(await setRoundPairings(as(caller), input), withTournament)),
    serveCall(sealCall, (input, caller) => sealSeeds(as(caller), input)),
    serveCall(handInCall, (input, caller) => handInActs(as(caller), input)),
  ]
}

function recordFunctions(ground: TournamentGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<TournamentGround> => ({ ...ground, caller })
  return [
    serveCall(drawsCall, (input) => getRoundDraws(ground, input)),
    serveCall(pacesCall, (input) => getRoundPaces(ground, input)),
    serveCall(placesCall, async ({ text }) => accept({ data: { places: [...placesLike(text)] } })),
    serveCall(suggestCall, (input) =>
      ground.database.read(async (db) =>
        accept({ data: { meant: await suggestSearch({ db, dialect: ground.database.dialect }, input) } }),
      ),
    ),
    serveCall(journalCall, (input, caller) => getJournal(as(caller), input)),
    serveCall(reportsCall, (input, caller) => getScoreReports(as(caller), input)),
    serveCall(wholeCall, (input, caller) => getWholeTournament(as(caller), input)),
  ]
}

function rosterFunctions(ground: PairingGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<TournamentGround> => ({ ...ground, caller })
  return [
    ...conductFunctions(ground),
    serveCall(changeSeriesCall, (input, caller) => changeSeries(as(caller), input)),
    serveCall(restoreSeriesCall, (input, caller) => restoreSeries(as(caller), input)),
    serveAct(markYouthCall, async (input, caller) => acted(await markYouth(as(caller), input), withTournament)),
    serveAct(hideNameCall, async (input, caller) => acted(await hidePlayerName(as(caller), input), withTournament)),
    serveCall(hiddenNamesCall, (input, caller) => getHiddenNames(as(caller), input)),
  ]
}

function joiningFunctions(ground: PairingGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<PairingGround> => ({ ...ground, caller })
  return [
    serveAct(joinCall, async (input, caller) =>
      mapOutcome(await joinQuickTournament(as(caller), input), (joined) =>
        joinAnswers(joined, subjectOf(input.playerId, caller)),
      ),
    ),
    serveAct(renameOwnCall, async (input, caller) => acted(await renameOwnPlayer(as(caller), input), withTournament)),
    serveAct(returnCall, async (input, caller) =>
      acted(await returnToQuickTournament(as(caller), input), withTournament),
    ),
    serveCall(leaveCall, async (input, caller) => withWhole(await leaveSeatQueue(as(caller), input), withTournament)),
    serveCall(queueCall, (input) => getSeatQueue(ground, input)),
    ...callFunctions(ground),
    ...tableFunctions(ground),
  ]
}

function withRound(held: HeldTournament, matchId: string) {
  const [round] = writeRoundDocuments(held, ({ id }) => id === matchId)
  return round ? accept({ data: { round } }) : refuse('match_not_found')
}

function joinAnswers({ waiting, ...carried }: Joined, { publicId: id }: Subject) {
  const { held } = carried
  const name = held.tournament.players.find(({ publicId }) => publicId === id)?.name ?? ''
  const player = { id, name }
  const told = () => {
    const act = toldAct(carried)
    return act && { ...act, player }
  }
  const place = waiting ? { player: null, waiting: { ...waiting } } : { player }
  const whole = async () => {
    await prepareDocument(held)
    return accept({ ...withTournament(held), ...place })
  }
  return { whole, told }
}
