import {
  keepPlayerPage as keepCall,
  getOwnPast as ownCall,
  getOwnPlayerPage as ownPageCall,
  getPlayerPage as pageCall,
  keepOwnPlay as playCall,
} from '@tablee/contract/past/own-past'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { getOwnPast, getOwnPlayerPage, getPlayerPage } from './get-past.ts'
import { keepOwnPlay } from './keep-own-play.ts'
import { keepPlayerPage } from './keep-player-page.ts'
import type { PastGround } from './past-ground.ts'

export function pastFunctions(ground: PastGround): readonly ServedCall[] {
  return [
    serveCall(ownCall, (input, caller) => getOwnPast({ ...ground, caller }, input)),
    serveCall(ownPageCall, (_input, caller) => getOwnPlayerPage({ ...ground, caller })),
    serveCall(playCall, (input, caller) => keepOwnPlay({ ...ground, caller }, input)),
    serveCall(keepCall, (input, caller) => keepPlayerPage({ ...ground, caller }, input)),
    serveCall(pageCall, (input) => getPlayerPage(ground, input)),
  ]
}
