import { expect, test } from 'vitest'
import { EVENT_TABS, QUICK_TABS, tabsForRole } from './tabs-for-role.ts'

test('STAK-10 the administration shows the tabs in which a role may do something', () => {
  expect(tabsForRole(QUICK_TABS, 'organizer')).toEqual(['scores', 'players', 'standings', 'more'])
  expect(tabsForRole(EVENT_TABS, 'organizer')).toEqual(['scores', 'registrations', 'standings', 'more'])
  expect(tabsForRole(QUICK_TABS, 'co-organizer')).toEqual(['scores', 'players', 'standings', 'more'])
  expect(tabsForRole(EVENT_TABS, 'co-organizer')).toEqual(tabsForRole(EVENT_TABS, 'organizer'))
  expect(tabsForRole(QUICK_TABS, 'scorekeeper')).toEqual(['scores', 'standings'])
  expect(tabsForRole(EVENT_TABS, 'scorekeeper')).toEqual(['scores', 'standings', 'more'])
})

test('JUDG-8 whoever judges finds Plus, where all decisions are, in every tournament', () => {
  for (const role of ['judge', 'head-judge'] as const) {
    expect(tabsForRole(QUICK_TABS, role)).toEqual(['scores', 'standings', 'more'])
    expect(tabsForRole(EVENT_TABS, role)).toEqual(['scores', 'standings', 'more'])
  }
})
