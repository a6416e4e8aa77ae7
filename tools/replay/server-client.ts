import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, CallInput, CallReply } from '@tablee/contract/call'
import { PROJECT_ID } from '@tablee/contract/channels'
import type * as z from 'zod/mini'

type AnyCall = Call<string, z.ZodMiniType, z.ZodMiniType>

/** What went wrong, in words for the person at the terminal. */
export class ReplayError extends Error {}

/** Talks to a running server exactly as a browser does: executions of functions, one secret a device. */
export class ServerClient {
  readonly #url: string
  readonly #delayMs: number
  #saidToWait = false

  constructor({ url, delayMs }: { readonly url: string; readonly delayMs: number }) {
    this.#url = url.replace(/\/$/, '')
    this.#delayMs = delayMs
  }

  /** Calls a function and gives what it answers; a refusal stops the replay with the server's own sentence. */
  async call<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
    if (this.#delayMs > 0) await pause(this.#delayMs)
    const body = JSON.stringify({ body: JSON.stringify({ ...(input as object), actId: randomUUID() }) })
    const execution = await this.#post(`/v1/functions/${call.id}/executions`, body)
    const answer: unknown = JSON.parse(execution.responseBody)
    if (!isSuccess(answer)) throw new ReplayError(`${call.id}: ${sentenceOf(answer)}`)
    return call.reply.parse(answer) as CallReply<C>
  }

  async #post(path: string, body: string): Promise<{ readonly responseBody: string }> {
    for (;;) {
      const response = await this.#fetch(path, body)
      const answer = (await response.json()) as { readonly responseBody?: string; readonly message?: string }
      if (response.status === 429) {
        await this.#waitForLimit(response)
      } else if (answer.responseBody === undefined) {
        throw new ReplayError(`The server answered ${response.status}: ${answer.message ?? 'nothing readable'}`)
      } else {
        return { responseBody: answer.responseBody }
      }
    }
  }

  async #fetch(path: string, body: string): Promise<Response> {
    try {
      const headers = {
        'content-type': 'application/json',
        'x-appwrite-project': PROJECT_ID,
        'x-appwrite-locale': 'en',
      }
      return await fetch(this.#url + path, { method: 'POST', headers, body })
    } catch (cause) {
      throw new ReplayError(`No server answers at ${this.#url}. Start one with "npm start", or name it with --url.`, {
        cause,
      })
    }
  }

  async #waitForLimit(response: Response): Promise<void> {
    const resetMs = Number(response.headers.get('x-ratelimit-reset')) * 1000
    const waitMs = Math.min(Math.max(resetMs - Date.now(), 250), 60_000)
    if (!this.#saidToWait) {
      console.log('The server limits its calls; the replay waits its turn (RATE_LIMITS=off on the server avoids this).')
      this.#saidToWait = true
    }
    await pause(waitMs)
  }
}

/** A fresh secret, as the browser of an organizer or of a player makes one. */
export function newSecret(): string {
  return randomBytes(16).toString('hex')
}

function isSuccess(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
}

function sentenceOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'no answer'
  const { message, fields } = answer as { readonly message?: string; readonly fields?: unknown }
  return `${message ?? 'refused'}${fields ? ` ${JSON.stringify(fields)}` : ''}`
}
