import { drawPods, setDraftTimer, takeBackPods } from '@tablee/contract/tournaments/draft-acts'
import type { StaffAccess } from '../own/own-roles.ts'
import { useStaffAct } from '../staff-act.ts'

export function useDrawPods(access: StaffAccess) {
  return useStaffAct(access, drawPods)
}

export function useSetDraftTimer(access: StaffAccess) {
  return useStaffAct(access, setDraftTimer)
}

export function useTakeBackPods(access: StaffAccess) {
  return useStaffAct(access, takeBackPods)
}
