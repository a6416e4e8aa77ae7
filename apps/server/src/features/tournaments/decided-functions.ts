import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveAct } from '@tablee/contract/serving/served-call'
import { addAnonymousPlayer as addCall } from '@tablee/contract/tournaments/add-anonymous-player'
import { addPlayersQuickTournament as addListCall } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { agreeMatchDate as agreeDateCall } from '@tablee/contract/tournaments/agree-match-date'
import { cancelQuickTournament as cancelCall } from '@tablee/contract/tournaments/cancel-quick-tournament'
import { correctAndPairAgain as correctCall } from '@tablee/contract/tournaments/correct-and-pair-again'
import { correctBye as byeCall } from '@tablee/contract/tournaments/correct-bye'
import { deleteQuickTournamentPlayer as deleteCall } from '@tablee/contract/tournaments/delete-quick-tournament-player'
import { finishTournament as finishCall } from '@tablee/contract/tournaments/finish-tournament'
import { formTeam as formCall } from '@tablee/contract/tournaments/form-team'
import { generateAdvancedPairings as generateCall } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { joinTeam as joinTeamCall } from '@tablee/contract/tournaments/join-team'
import { callJudge, withdrawJudgeCall } from '@tablee/contract/tournaments/judge-call-acts'
import { leaveQuickTournament as quitCall } from '@tablee/contract/tournaments/leave-quick-tournament'
import { leaveTeam as leaveTeamCall } from '@tablee/contract/tournaments/leave-team'
import { planRounds as planRoundsCall } from '@tablee/contract/tournaments/plan-rounds'
import { planTables as tablesCall } from '@tablee/contract/tournaments/plan-tables'
import { reopenTournament as reopenCall } from '@tablee/contract/tournaments/reopen-tournament'
import { restoreQuickTournamentPlayer as restoreCall } from '@tablee/contract/tournaments/restore-quick-tournament-player'
import { ruleLeftMatches as leftCall } from '@tablee/contract/tournaments/rule-left-matches'
import { seatLatePlayer as seatCall } from '@tablee/contract/tournaments/seat-late-player'
import { sendScoreQuickTournament as sendCall } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { inputOfAct, STAFF_CALLS } from '@tablee/contract/tournaments/staff-acts'
import { startNextRound as nextCall } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament as startCall } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateQuickTournamentPlayer as renameCall } from '@tablee/contract/tournaments/update-quick-tournament-player'
import { updateScoreQuickTournament as scoreCall } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { acted, answers, withData, withMatch, withTournament } from './act-answers.ts'
import { carryByStaff, carryDecided, type PlainAct } from './commands/carry-decided.ts'
import { roundDocumentsInTurns } from './document-in-turns.ts'
import { type SentByStaff, sentByPlayer } from './sent-act.ts'
import type { TournamentGround } from './tournament-ground.ts'

/**
 * Acts that the domain's table decides. Each line says which part of the call is the act; the rest is the target and the sender's
 * credentials.
 */
export function decidedFunctions(ground: TournamentGround): readonly ServedCall[] {
  return [
    ...playerFunctions(ground),
    ...lifeActs(ground),
    ...roundFunctions(ground),
    ...scoreFunctions(ground),
    ...planFunctions(ground),
    ...staffFunctions(ground),
  ]
}

type By = (sent: SentByStaff, caller: Caller, act: PlainAct) => ReturnType<typeof carryByStaff>

function byStaff(ground: TournamentGround): By {
  return (sent, caller, act) => carryByStaff({ ...ground, caller }, sent, act)
}

function playerFunctions(ground: TournamentGround): readonly ServedCall[] {
  const by = byStaff(ground)
  return [
    serveAct(addCall, async ({ playerName, ...sent }, caller) =>
      acted(await by(sent, caller, { name: 'add-anonymous-player', input: { playerName } }), withTournament),
    ),
    serveAct(addListCall, async ({ playerNames, ...sent }, caller) =>
      acted(await by(sent, caller, { name: 'add-players-quick-tournament', input: { playerNames } }), withTournament),
    ),
    serveAct(deleteCall, async ({ playerId, playerName, playerKey, ...sent }, caller) => {
      const input = { playerId, playerName, playerKey }
      return acted(await by(sent, caller, { name: 'delete-quick-tournament-player', input }), withTournament)
    }),
    serveAct(restoreCall, async ({ playerId, playerName, playerKey, ...sent }, caller) => {
      const input = { playerId, playerName, playerKey }
      return acted(await by(sent, caller, { name: 'restore-quick-tournament-player', input }), withTournament)
    }),
    serveAct(renameCall, async ({ playerId, playerName, playerKey, newPlayerName, ...sent }, caller) => {
      const input = { playerId, playerName, playerKey, newPlayerName }
      return acted(await by(sent, caller, { name: 'update-quick-tournament-player', input }), withTournament)
    }),
    serveAct(formCall, async ({ captain, name, members, seats, ...sent }, caller) =>
      acted(await by(sent, caller, { name: 'form-team', input: { captain, name, members, seats } }), withTournament),
    ),
    serveAct(joinTeamCall, async ({ team, ...sent }, caller) => {
      const acting: Acting<TournamentGround> = { ...ground, caller }
      const act = { name: 'join-team', input: { team } } as const
      return acted(await carryDecided(acting, sentByPlayer(acting, sent), act), withTournament)
    }),
    serveAct(agreeDateCall, async ({ matchId, at, ...sent }, caller) => {
      const acting: Acting<TournamentGround> = { ...ground, caller }
      const act = { name: 'agree-match-date', input: { matchId, at } } as const
      return acted(await carryDecided(acting, sentByPlayer(acting, sent), act), withTournament)
    }),
    serveAct(leaveTeamCall, async (sent, caller) => {
      const acting: Acting<TournamentGround> = { ...ground, caller }
      const act = { name: 'leave-team', input: {} } as const
      return acted(await carryDecided(acting, sentByPlayer(acting, sent), act), withTournament)
    }),
    ...[callJudge, withdrawJudgeCall].map((call) =>
      serveAct(call, async (sent, caller) => {
        const acting: Acting<TournamentGround> = { ...ground, caller }
        return acted(
          await carryDecided(acting, sentByPlayer(acting, sent), { name: call.id, input: {} }),
          withTournament,
        )
      }),
    ),
    serveAct(quitCall, async (sent, caller) => {
      const acting: Acting<TournamentGround> = { ...ground, caller }
      const act = { name: 'leave-quick-tournament', input: {} } as const
      return acted(await carryDecided(acting, sentByPlayer(acting, sent), act), withTournament)
    }),
  ]
}

function lifeActs(ground: TournamentGround): readonly ServedCall[] {
  const by = byStaff(ground)
  return [
    serveAct(finishCall, async (sent, caller) =>
      acted(await by(sent, caller, { name: 'finish-tournament', input: {} }), withData),
    ),
    serveAct(reopenCall, async (sent, caller) =>
      acted(await by(sent, caller, { name: 'reopen-tournament', input: {} }), withTournament),
    ),
    // A quick tournament has no addresses: its pages inform the players.
    serveAct(cancelCall, async (sent, caller) =>
      acted(await by(sent, caller, { name: 'cancel-tournament', input: {} }), withTournament),
    ),
  ]
}

function roundFunctions(ground: TournamentGround): readonly ServedCall[] {
  const by = byStaff(ground)
  return [
    serveAct(startCall, async (sent, caller) =>
      acted(await by(sent, caller, { name: 'start-quick-tournament', input: {} }), withData),
    ),
    serveAct(nextCall, async ({ roundNumber, ...sent }, caller) =>
      acted(await by(sent, caller, { name: 'start-next-round', input: { roundNumber } }), withData),
    ),
    serveAct(generateCall, async ({ roundNumber, ...sent }, caller) =>
      acted(await by(sent, caller, { name: 'generate-advanced-pairings', input: { roundNumber } }), async (held) => {
        const rounds = await roundDocumentsInTurns(held, roundNumber)
        return { data: { ...withTournament(held), rounds } }
      }),
    ),
    serveAct(seatCall, async ({ roundNumber, opponent, playerId, playerName, playerKey, ...sent }, caller) => {
      const input = { roundNumber, opponent, playerId, playerName, playerKey }
      return acted(await by(sent, caller, { name: 'seat-late-player', input }), withTournament)
    }),
    serveAct(leftCall, async ({ playerKey: playerId, matches, ...sent }, caller) =>
      acted(await by(sent, caller, { name: 'rule-left-matches', input: { playerId, matches } }), withTournament),
    ),
  ]
}

function scoreFunctions(ground: TournamentGround): readonly ServedCall[] {
  const by = byStaff(ground)
  return [
    serveAct(sendCall, async ({ matchId, score, placings, contest, ...sent }, caller) => {
      const acting: Acting<TournamentGround> = { ...ground, caller }
      const act = { name: 'send-score-quick-tournament', input: { matchId, score, placings, contest } } as const
      return answers(await carryDecided(acting, sentByPlayer(acting, sent), act), withMatch(matchId))
    }),
    serveAct(scoreCall, async ({ matchId, score, placings, seats, over, ...sent }, caller) => {
      const input = { matchId, score, placings, seats, over }
      return answers(await by(sent, caller, { name: 'update-score-quick-tournament', input }), withMatch(matchId))
    }),
    serveAct(correctCall, async ({ matchId, score, over, roundNumber, ...sent }, caller) => {
      const input = { matchId, score, over, roundNumber }
      return answers(await by(sent, caller, { name: 'correct-and-pair-again', input }), withMatch(matchId))
    }),
    serveAct(byeCall, async ({ matchId, as, roundNumber, ...sent }, caller) => {
      const input = { matchId, as, roundNumber }
      return answers(await by(sent, caller, { name: 'correct-bye', input }), withMatch(matchId))
    }),
  ]
}

function planFunctions(ground: TournamentGround): readonly ServedCall[] {
  const by = byStaff(ground)
  return [
    serveAct(tablesCall, async ({ prefix, first, leftOut, fixed, order, ...sent }, caller) => {
      const input = { prefix, first, leftOut, fixed, order }
      return acted(await by(sent, caller, { name: 'plan-tables', input }), withTournament)
    }),
    serveAct(planRoundsCall, async ({ rounds, reason, ...sent }, caller) =>
      acted(await by(sent, caller, { name: 'plan-rounds', input: { rounds, reason } }), withTournament),
    ),
  ]
}

/** Those fully described by the contract. */
function staffFunctions(ground: TournamentGround): readonly ServedCall[] {
  const by = byStaff(ground)
  return STAFF_CALLS.map((call) =>
    serveAct(call, async (sent, caller) =>
      acted(await by(sent, caller, { name: call.id, input: inputOfAct(sent) } as PlainAct), withTournament),
    ),
  )
}
