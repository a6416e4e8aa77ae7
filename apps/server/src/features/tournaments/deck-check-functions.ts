import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveAct, serveCall } from '@tablee/contract/serving/served-call'
import {
  drawDeckChecks as drawCall,
  endDeckCheck as endCall,
  openDeckCheck as openCall,
  takeBackDeckCheck as takeBackCall,
} from '@tablee/contract/tournaments/deck-check-acts'
import {
  getDeckChecks as checksCall,
  readCheckedDecks as decksCall,
} from '@tablee/contract/tournaments/questions/get-deck-checks'
import { acted, withTournament } from './act-answers.ts'
import {
  type DeckCheckGround,
  drawDeckChecks,
  endDeckCheck,
  openDeckCheck,
  takeBackDeckCheck,
} from './commands/check-decks.ts'
import { getDeckChecks, readCheckedDecks } from './queries/get-deck-checks.ts'

export function deckCheckFunctions(ground: DeckCheckGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<DeckCheckGround> => ({ ...ground, caller })
  return [
    serveAct(drawCall, async (input, caller) => acted(await drawDeckChecks(as(caller), input), withTournament)),
    serveAct(openCall, async (input, caller) => acted(await openDeckCheck(as(caller), input), withTournament)),
    serveAct(endCall, async (input, caller) => acted(await endDeckCheck(as(caller), input), withTournament)),
    serveAct(takeBackCall, async (input, caller) => acted(await takeBackDeckCheck(as(caller), input), withTournament)),
    serveCall(checksCall, (input, caller) => getDeckChecks(as(caller), input)),
    serveCall(decksCall, (input, caller) => readCheckedDecks(as(caller), input)),
  ]
}
