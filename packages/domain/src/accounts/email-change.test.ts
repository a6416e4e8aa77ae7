import { describe, expect, test } from 'vitest'
import type { Email } from './email.ts'
import { askForEmailChange } from './email-change.ts'

const of = (accountId: string, isConfirmed = true) => ({ accountId, isConfirmed })
const wish = {
  present: 'zoe@exemple.fr' as Email,
  wanted: 'ana@exemple.fr' as Email,
  isTaken: false,
  asker: of('zoe'),
  asked: [],
}

describe('a new address', () => {
  test('FIND-7 is confirmed by a mail that goes to it', () => {
    expect(askForEmailChange(wish)).toEqual({ accepted: true, value: { isCounted: true, isMailed: true } })
  })

  test('FIND-7 that is taken is answered alike, and gets no mail', () => {
    expect(askForEmailChange({ ...wish, isTaken: true })).toEqual({
      accepted: true,
      value: { isCounted: true, isMailed: false },
    })
  })

  const isMailed = (asked: (typeof wish)['asker'][], asker = of('zoe')) => {
    const decision = askForEmailChange({ ...wish, asker, asked })
    return decision.accepted && decision.value.isMailed
  }

  test('FIND-7 gets three links an hour, whoever asks; one account has two of them', () => {
    expect(isMailed([of('ana'), of('bob')])).toBe(true)
    expect(isMailed([of('ana'), of('bob'), of('eve')])).toBe(false)
    expect(isMailed([of('zoe')])).toBe(true)
    expect(isMailed([of('zoe'), of('zoe')])).toBe(false)
  })

  test('FIND-7 keeps a link for who has confirmed an address, whatever throw-away accounts ask', () => {
    const strangers = [of('eve', false), of('mallory', false)]
    expect(isMailed(strangers, of('trudy', false))).toBe(false)
    expect(isMailed(strangers)).toBe(true)
  })

  test('FIND-7 that is the present one changes nothing', () => {
    expect(askForEmailChange({ ...wish, wanted: wish.present })).toMatchObject({ refusal: { code: 'email_unchanged' } })
  })
})
