import {
  deleteSeason as deleteCall,
  dropFromSeason as dropCall,
  endSeason as endCall,
  getOwnSeason as getOwnCall,
  joinSeasonPeople as joinCall,
  keepSeason as keepCall,
  listOwnSeasons as ownCall,
  partSeasonPeople as partCall,
  partSeasonEvent as partEventCall,
  putIntoSeason as putCall,
  reopenSeason as reopenCall,
  returnSeasonEvent as returnCall,
  takeFromSeason as takeCall,
} from '@tablee/contract/seasons/own-seasons'
import {
  correctPastEvent as correctPastCall,
  deletePastEvents as deletePastCall,
  getPastEvent as getPastCall,
  importPastEvents as importPastCall,
} from '@tablee/contract/seasons/past-events'
import {
  listEventSeasons as eventCall,
  getSeason as getCall,
  listSeasons as listCall,
} from '@tablee/contract/seasons/public-season'
import {
  declineSeasonFinal as declineCall,
  setSeasonFinal as finalCall,
  getFinalSeeds as seedsCall,
} from '@tablee/contract/seasons/season-final'
import {
  answerSeasonInvitation as answerInvitationCall,
  inviteSeasonShop as inviteCall,
  leaveSharedSeason as leaveCall,
  returnToSeason as returnToCall,
} from '@tablee/contract/seasons/season-shops'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { correctPastEvent, deletePastEvents, getPastEvent } from './commands/change-past-event.ts'
import { importPastEvents } from './commands/import-past-events.ts'
import { deleteSeason, keepSeason, setSeasonState } from './commands/keep-season.ts'
import { putIntoSeason, takeFromSeason } from './commands/put-into-season.ts'
import {
  declineSeasonFinal,
  dropFromSeason,
  joinSeasonPeople,
  partSeasonEvent,
  partSeasonPeople,
  returnSeasonEvent,
} from './commands/say-of-season-person.ts'
import { setSeasonFinal } from './commands/set-season-final.ts'
import { answerSeasonInvitation, inviteSeasonShop, leaveSharedSeason, returnToSeason } from './commands/share-season.ts'
import { getFinalSeeds } from './seasons/get-final-seeds.ts'
import { getOwnSeason } from './seasons/get-own-season.ts'
import { getSeason, listEventSeasons, listOwnSeasons, listSeasons } from './seasons/get-season.ts'
import type { SeasonGround } from './seasons/season-ground.ts'

export function seasonFunctions(ground: SeasonGround): readonly ServedCall[] {
  return [
    serveCall(getCall, (input, caller) => getSeason({ ...ground, caller }, input)),
    serveCall(listCall, (input, caller) => listSeasons({ ...ground, caller }, input)),
    serveCall(eventCall, (input) => listEventSeasons(ground, input)),
    serveCall(ownCall, (_input, caller) => listOwnSeasons({ ...ground, caller })),
    serveCall(getOwnCall, (input, caller) => getOwnSeason({ ...ground, caller }, input)),
    serveCall(keepCall, (input, caller) => keepSeason({ ...ground, caller }, input)),
    serveCall(putCall, (input, caller) => putIntoSeason({ ...ground, caller }, input)),
    serveCall(importPastCall, (input, caller) => importPastEvents({ ...ground, caller }, input)),
    serveCall(getPastCall, (input, caller) => getPastEvent({ ...ground, caller }, input)),
    serveCall(correctPastCall, (input, caller) => correctPastEvent({ ...ground, caller }, input)),
    serveCall(deletePastCall, (input, caller) => deletePastEvents({ ...ground, caller }, input)),
    serveCall(takeCall, (input, caller) => takeFromSeason({ ...ground, caller }, input)),
    serveCall(joinCall, (input, caller) => joinSeasonPeople({ ...ground, caller }, input)),
    serveCall(partCall, (input, caller) => partSeasonPeople({ ...ground, caller }, input)),
    serveCall(partEventCall, (input, caller) => partSeasonEvent({ ...ground, caller }, input)),
    serveCall(returnCall, (input, caller) => returnSeasonEvent({ ...ground, caller }, input)),
    serveCall(finalCall, (input, caller) => setSeasonFinal({ ...ground, caller }, input)),
    serveCall(seedsCall, (input, caller) => getFinalSeeds({ ...ground, caller }, input)),
    serveCall(declineCall, (input, caller) => declineSeasonFinal({ ...ground, caller }, input)),
    serveCall(dropCall, (input, caller) => dropFromSeason({ ...ground, caller }, input)),
    serveCall(inviteCall, (input, caller) => inviteSeasonShop({ ...ground, caller }, input)),
    serveCall(answerInvitationCall, (input, caller) => answerSeasonInvitation({ ...ground, caller }, input)),
    serveCall(leaveCall, (input, caller) => leaveSharedSeason({ ...ground, caller }, input)),
    serveCall(returnToCall, (input, caller) => returnToSeason({ ...ground, caller }, input)),
    serveCall(endCall, (input, caller) => setSeasonState({ ...ground, caller }, input, 'ended')),
    serveCall(reopenCall, (input, caller) => setSeasonState({ ...ground, caller }, input, 'running')),
    serveCall(deleteCall, (input, caller) => deleteSeason({ ...ground, caller }, input)),
  ]
}
