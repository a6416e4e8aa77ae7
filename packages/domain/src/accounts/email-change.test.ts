import { describe, expect, test } from 'vitest'
import type { Email } from './email.ts'
import { askForEmailChange } from './email-change.ts'

const wish = { present: 'zoe@exemple.fr' as Email, wanted: 'ana@exemple.fr' as Email, isTaken: false, alsoAsking: 0 }

describe('a new address', () => {
  test('FIND-7 is confirmed by a mail that goes to it', () => {
    expect(askForEmailChange(wish)).toEqual({ accepted: true, value: { isMailed: true } })
  })

  test('FIND-7 that is taken is answered alike, and gets no mail', () => {
    expect(askForEmailChange({ ...wish, isTaken: true })).toEqual({ accepted: true, value: { isMailed: false } })
  })

  test('FIND-7 is not filled with mails by many accounts', () => {
    expect(askForEmailChange({ ...wish, alsoAsking: 3 })).toEqual({ accepted: true, value: { isMailed: false } })
  })

  test('FIND-7 that is the present one changes nothing', () => {
    expect(askForEmailChange({ ...wish, wanted: wish.present })).toMatchObject({ refusal: { code: 'email_unchanged' } })
  })
})
