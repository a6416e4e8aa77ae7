import { moveToGroup } from '@tablee/contract/tournaments/move-to-group'
import type { StaffAccess } from '../own/own-roles.ts'
import { useStaffAct } from '../staff-act.ts'

export function useMoveToGroup(access: StaffAccess) {
  return useStaffAct(access, moveToGroup)
}
