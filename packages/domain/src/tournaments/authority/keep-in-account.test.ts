import { expect, test } from 'vitest'
import type { AccountId } from '../../accounts/account.ts'
import { anAnnouncement, anEmptyTournament } from '../testing/a-tournament.ts'
import { keepInAccount } from './keep-in-account.ts'

const ana = 'ana' as AccountId
const zoe = 'zoe' as AccountId
const quick = anEmptyTournament({})

test('FIND-4 a device takes its tournament into the account once', () => {
  expect(keepInAccount(quick, { account: ana, keptBy: null })).toEqual({ accepted: true, value: true })
  expect(keepInAccount(quick, { account: ana, keptBy: ana })).toEqual({ accepted: true, value: false })
})

test('FIND-4 what is in an account is taken from nobody, and events have an account of their own', () => {
  expect(keepInAccount(quick, { account: zoe, keptBy: ana })).toMatchObject({
    refusal: { code: 'kept_in_other_account' },
  })
  const event = anEmptyTournament({ announcement: anAnnouncement })
  expect(keepInAccount(event, { account: ana, keptBy: null })).toMatchObject({
    refusal: { code: 'wrong_tournament_type' },
  })
})
