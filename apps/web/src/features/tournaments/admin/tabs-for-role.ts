import { type ActName, may } from '@tablee/domain/tournaments/authority/may'
import type { StaffRole } from '@tablee/domain/tournaments/authority/role'

/** What each tab of an administration is for; null where it shows what everybody may read. */
export type ActsOfTabs<Tab extends string> = Readonly<Record<Tab, readonly ActName[] | null>>

const ROUND_ACTS = ['start-next-round', 'finish-tournament', 'reopen-tournament'] as const

export const QUICK_TABS = {
  scores: ['update-score-quick-tournament'],
  players: ['add-anonymous-player'],
  standings: null,
  more: ['change-settings', ...ROUND_ACTS],
} as const satisfies ActsOfTabs<string>

export const EVENT_TABS = {
  scores: ['update-score-quick-tournament'],
  registrations: ['read-registrations', 'accept-registration'],
  standings: null,
  // The wall, the paper and the files are for everybody.
  more: null,
} as const satisfies ActsOfTabs<string>

/** The tabs of quick tournaments and of events; one of them is missing in each. */
export type AdminTab = keyof typeof QUICK_TABS | keyof typeof EVENT_TABS

/** Those of the tabs in which somebody with this role has something to do, in their order. */
export function tabsForRole<Tab extends string>(tabs: ActsOfTabs<Tab>, role: StaffRole): readonly Tab[] {
  return (Object.keys(tabs) as Tab[]).filter((tab) => tabs[tab]?.some((act) => may(act, role)) ?? true)
}
