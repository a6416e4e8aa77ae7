import { drawPods } from '@tablee/contract/tournaments/draw-pods'
import { setDraftTimer } from '@tablee/contract/tournaments/set-draft-timer'
import type { StaffAccess } from '../own/own-roles.ts'
import { useStaffAct } from '../staff-act.ts'

export function useDrawPods(access: StaffAccess) {
  return useStaffAct(access, drawPods)
}

export function useSetDraftTimer(access: StaffAccess) {
  return useStaffAct(access, setDraftTimer)
}
