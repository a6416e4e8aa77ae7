import {
  getOwnRatings as getOwnCall,
  keepRating as keepCall,
  leaveRating as leaveCall,
  nameRatedPerson as nameCall,
  listOwnRatings as ownCall,
} from '@tablee/contract/ratings/own-ratings'
import { explainRating as explainCall, getRating as getCall } from '@tablee/contract/ratings/public-rating'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { explainRating, getRating } from './ratings/get-rating.ts'
import { keepRating, listOwnRatings, nameRatedPerson } from './ratings/keep-rating.ts'
import { getOwnRatings, leaveRating } from './ratings/own-ratings.ts'
import type { RatingGround } from './ratings/rating-ground.ts'

export function ratingFunctions(ground: RatingGround): readonly ServedCall[] {
  return [
    serveCall(getCall, (input, caller) => getRating({ ...ground, caller }, input)),
    serveCall(explainCall, (input, caller) => explainRating({ ...ground, caller }, input)),
    serveCall(ownCall, (_input, caller) => listOwnRatings({ ...ground, caller })),
    serveCall(keepCall, (input, caller) => keepRating({ ...ground, caller }, input)),
    serveCall(nameCall, (input, caller) => nameRatedPerson({ ...ground, caller }, input)),
    serveCall(getOwnCall, (_input, caller) => getOwnRatings({ ...ground, caller })),
    serveCall(leaveCall, (input, caller) => leaveRating({ ...ground, caller }, input)),
  ]
}
