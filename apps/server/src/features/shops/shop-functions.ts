import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import {
  answerShopInvitation as answerCall,
  changeShopMember as changeCall,
  closeShop as closeCall,
  getShopInvitation as invitationCall,
  inviteToShop as inviteCall,
  keepShop as keepCall,
  leaveShop as leaveCall,
  getOwnShop as ownCall,
  withdrawShopInvitation as withdrawCall,
} from '@tablee/contract/shops/own-shop'
import { getProcessingRegister as registerCall } from '@tablee/contract/shops/processing-register'
import {
  getEventShop as eventCall,
  findShops as findCall,
  getShop as shopCall,
  writeToShop as writeCall,
} from '@tablee/contract/shops/public-shop'
import {
  eraseRegular as eraseRegularCall,
  keepRegular as keepRegularCall,
  mergeRegulars as mergeRegularsCall,
  getRegulars as regularsCall,
} from '@tablee/contract/shops/regulars'
import { answerInvitation, lookAtInvitation } from './commands/answer-shop-invitation.ts'
import { eraseRegular, keepRegular, mergeRegulars } from './commands/change-regular.ts'
import { changeMember } from './commands/change-shop-member.ts'
import { inviteToShop, withdrawInvitation } from './commands/invite-to-shop.ts'
import { keepShop } from './commands/keep-shop.ts'
import { closeShop, leaveShop } from './commands/leave-shop.ts'
import { writeToShop } from './commands/write-to-shop.ts'
import { findShops } from './queries/find-shops.ts'
import { getEventShop } from './queries/get-event-shop.ts'
import { getOwnShop } from './queries/get-own-shop.ts'
import { getProcessingRegister } from './queries/get-processing-register.ts'
import { getRegulars } from './queries/get-regulars.ts'
import { getShop } from './queries/get-shop.ts'
import type { ShopGround } from './shop-ground.ts'

export function shopFunctions(ground: ShopGround): readonly ServedCall[] {
  return [
    serveCall(ownCall, (_input, caller) => getOwnShop(ground, caller)),
    serveCall(keepCall, (input, caller) => keepShop({ ...ground, caller }, input)),
    serveCall(inviteCall, (input, caller) => inviteToShop({ ...ground, caller }, input)),
    serveCall(withdrawCall, (input, caller) => withdrawInvitation({ ...ground, caller }, input)),
    serveCall(invitationCall, (input) => lookAtInvitation(ground, input)),
    serveCall(answerCall, (input, caller) => answerInvitation({ ...ground, caller }, input)),
    serveCall(changeCall, (input, caller) => changeMember({ ...ground, caller }, input)),
    serveCall(leaveCall, (_input, caller) => leaveShop({ ...ground, caller })),
    serveCall(closeCall, (_input, caller) => closeShop({ ...ground, caller })),
    serveCall(shopCall, (input) => getShop(ground, input)),
    serveCall(findCall, (input) => findShops(ground, input)),
    serveCall(eventCall, (input, caller) => getEventShop({ ...ground, caller }, input)),
    serveCall(writeCall, (input, caller) => writeToShop({ ...ground, caller }, input), 'writing-to-somebody'),
    serveCall(registerCall, (_input, caller) => getProcessingRegister(ground, caller)),
    serveCall(regularsCall, (_input, caller) => getRegulars(ground, caller)),
    serveCall(keepRegularCall, (input, caller) => keepRegular({ ...ground, caller }, input)),
    serveCall(mergeRegularsCall, (input, caller) => mergeRegulars({ ...ground, caller }, input)),
    serveCall(eraseRegularCall, (input, caller) => eraseRegular({ ...ground, caller }, input)),
  ]
}
