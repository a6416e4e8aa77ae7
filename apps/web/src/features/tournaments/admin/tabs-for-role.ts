import { type ActName, may } from '@tablee/domain/tournaments/authority/may'
import type { StaffRole } from '@tablee/domain/tournaments/authority/role'

/** The acts each tab is for; null if it shows public content. */
export type ActsOfTabs<Tab extends string> = Readonly<Record<Tab, readonly ActName[] | null>>

const ROUND_ACTS = ['start-next-round', 'finish-tournament', 'reopen-tournament'] as const

export const QUICK_TABS = {
  scores: ['update-score-quick-tournament'],
  players: ['add-anonymous-player'],
  standings: null,
  more: ['change-settings', ...ROUND_ACTS, 'get-conduct'],
} as const satisfies ActsOfTabs<string>

export const EVENT_TABS = {
  scores: ['update-score-quick-tournament'],
  registrations: ['read-registrations', 'accept-registration'],
  standings: null,
  // The wall, print and files are public.
  more: null,
} as const satisfies ActsOfTabs<string>

/** Quick tournaments and events each lack one. */
export type AdminTab = keyof typeof QUICK_TABS | keyof typeof EVENT_TABS

export function tabsForRole<Tab extends string>(tabs: ActsOfTabs<Tab>, role: StaffRole): readonly Tab[] {
  return (Object.keys(tabs) as Tab[]).filter((tab) => tabs[tab]?.some((act) => may(act, role)) ?? true)
}
