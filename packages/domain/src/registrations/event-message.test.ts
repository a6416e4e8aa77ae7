import { expect, test } from 'vitest'
import { isMoveMailed, messagesLeft, writeMessage } from './event-message.ts'

test('FIND-5 an event sends three messages a day, and an organizer ten over all events', () => {
  expect(messagesLeft({ ofEvent: 0, ofOrganizer: 0 })).toBe(3)
  expect(messagesLeft({ ofEvent: 1, ofOrganizer: 9 })).toBe(1)
  expect(messagesLeft({ ofEvent: 0, ofOrganizer: 10 })).toBe(0)
  expect(writeMessage('Bonsoir', { ofEvent: 2, ofOrganizer: 2 })).toEqual({ accepted: true, value: 'Bonsoir' })
  expect(writeMessage('Bonsoir', { ofEvent: 3, ofOrganizer: 3 })).toMatchObject({
    refusal: { code: 'too_many_messages' },
  })
  expect(writeMessage('', { ofEvent: 0, ofOrganizer: 0 })).toMatchObject({ refusal: { code: 'message_empty' } })
})

test('FIND-5 an event that moves again and again stops writing mails', () => {
  expect([0, 4, 5].map(isMoveMailed)).toEqual([true, true, false])
})
