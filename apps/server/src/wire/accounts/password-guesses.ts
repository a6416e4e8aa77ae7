import type { FastifyReply } from 'fastify'
import { addressOf, type LimitName, type Limits, limitKeyOf } from '../limits/limits.ts'
import type { KnownDevices } from './known-devices.ts'

export type GuessParts = { readonly limits: Limits; readonly devices: KnownDevices }
/** A password that was tried: it counts until it turns out to be right. */
export type Guess = { readonly wasRight: () => Promise<void> }

/**
 * Guesses of strangers are counted by where they come from, and all of them together by the address of mail, so that many
 * machines are as slow as one. A device that signed in before is counted by itself alone: strangers cannot keep it out.
 * Nothing here asks whether the address is somebody's.
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
