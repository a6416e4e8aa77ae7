import { expect, test } from 'vitest'
import { EVENT_TABS, QUICK_TABS, tabsForRole } from './tabs-for-role.ts'

test('STAK-10 the administration shows the tabs in which a role may do something', () => {
  expect(tabsForRole(QUICK_TABS, 'organizer')).toEqual(['scores', 'players', 'standings', 'more'])
  expect(tabsForRole(EVENT_TABS, 'organizer')).toEqual(['scores', 'registrations', 'standings', 'more'])
  expect(tabsForRole(QUICK_TABS, 'co-organizer')).toEqual(['scores', 'players', 'standings', 'more'])
  expect(tabsForRole(EVENT_TABS, 'co-organizer')).toEqual(tabsForRole(EVENT_TABS, 'organizer'))
  for (const role of ['scorekeeper', 'judge'] as const) {
    expect(tabsForRole(QUICK_TABS, role)).toEqual(['scores', 'standings'])
    expect(tabsForRole(EVENT_TABS, role)).toEqual(['scores', 'standings', 'more'])
  }
})
