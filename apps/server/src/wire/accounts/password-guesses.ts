import type { FastifyReply } from 'fastify'
import { addressOf, type LimitName, type Limits, limitKeyOf } from '../limits/limits.ts'
import type { KnownDevices } from './known-devices.ts'

export type GuessParts = { readonly limits: Limits; readonly devices: KnownDevices }
/** A tried password counts until it proves correct. */
export type Guess = { readonly wasRight: () => Promise<void> }

/**
 * Guesses by strangers are counted by network address and, together, by mail address, so that many machines are as slow as one. A known
 * device is counted by itself: strangers cannot lock it out. Whether the address exists is not checked.
 */
export async function countGuess({ limits, devices }: GuessParts, email: string, reply: FastifyReply): Promise<Guess> {
  const address = addressOf(reply.request)
  const ofEmail = limitKeyOf(email)
  const device = devices.find(reply.request, email)
  const counted: readonly (readonly [LimitName, string])[] = device
    ? [['failedSignInsOfDevice', `${device} ${ofEmail}`]]
    : [
        ['failedSignInsOfAddress', address],
        ['failedSignInsOfAddressAndEmail', `${address} ${ofEmail}`],
      ]
  for (const [name, key] of counted) await limits.spend(name, key, reply)
  if (!device) await limits.spend('failedSignInsOfEmail', ofEmail)
  return {
    wasRight: async () => {
      for (const [name, key] of counted) await limits.giveBack(name, key)
      if (!device) await limits.giveBack('failedSignInsOfEmail', ofEmail)
    },
  }
}
