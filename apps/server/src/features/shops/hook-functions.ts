import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import {
  addHook as addCall,
  changeHook as changeCall,
  deleteHook as deleteCall,
  getHooks as getCall,
  renewHookSecret as renewCall,
  repeatDelivery as repeatCall,
  tryHook as tryCall,
} from '@tablee/contract/shops/hooks'
import { getHooks } from './hooks/get-hooks.ts'
import type { HookGround } from './hooks/hook-ground.ts'
import { addHook, changeHook, deleteHook, renewHookSecret, repeatDelivery, tryHook } from './hooks/keep-hook.ts'

export function hookFunctions(ground: HookGround): readonly ServedCall[] {
  return [
    serveCall(getCall, (_input, caller) => getHooks({ ...ground, caller })),
    serveCall(addCall, (input, caller) => addHook({ ...ground, caller }, input)),
    serveCall(changeCall, (input, caller) => changeHook({ ...ground, caller }, input)),
    serveCall(renewCall, (input, caller) => renewHookSecret({ ...ground, caller }, input)),
    serveCall(deleteCall, (input, caller) => deleteHook({ ...ground, caller }, input)),
    serveCall(tryCall, (input, caller) => tryHook({ ...ground, caller }, input)),
    serveCall(repeatCall, (input, caller) => repeatDelivery({ ...ground, caller }, input)),
  ]
}
