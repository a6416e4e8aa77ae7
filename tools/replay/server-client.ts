import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, CallInput, CallReply } from '@tablee/contract/call'
import { PROJECT_ID } from '@tablee/contract/channels'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { LANGUAGE_OF_PROGRAMMERS } from '@tablee/domain/language'
import type * as z from 'zod/mini'

type AnyCall = Call<string, z.ZodMiniType, z.ZodMiniType>

export class ReplayError extends Error {}

type Answer = { readonly body: Readonly<Record<string, unknown>>; readonly headers: Headers }

/** Talks to a running server as a browser does: executions of functions, one secret or session a device. */
export class ServerClient {
  readonly url: string
  readonly #delayMs: number
  #saidToWait = false
  #session = ''

  constructor({ url, delayMs }: { readonly url: string; readonly delayMs: number }) {
    this.url = url.replace(/\/$/, '')
    this.#delayMs = delayMs
  }

  useSession(session: string): void {
    this.#session = session
  }

  /** Calls a function and returns its answer; a refusal stops the replay with the server's own sentence. */
  async call<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
    if (this.#delayMs > 0) await pause(this.#delayMs)
    const payload = JSON.stringify({ ...(input as object), actId: randomUUID() })
    const { body } = await this.post(`/v1/functions/${call.id}/executions`, { body: payload })
    if (typeof body.responseBody !== 'string') throw new ReplayError(`${this.url} is no server of this product.`)
    const answer: unknown = JSON.parse(body.responseBody)
    if (!isSuccess(answer)) throw new ReplayError(`${call.id}: ${sentenceOf(answer)}`)
    return call.reply.parse(answer) as CallReply<C>
  }

  /** Carries out an act, ignoring the answer. */
  async act<C extends AnyCall>(call: C, input: CallInput<C>): Promise<void> {
    const payload = JSON.stringify({ ...(input as object), actId: randomUUID() })
    const { body } = await this.post(`/v1/functions/${call.id}/executions`, { ...ASKS_FOR_CHANGES, body: payload })
    const answer: unknown = JSON.parse(String(body.responseBody))
    if (!isSuccess(answer)) throw new ReplayError(`${call.id}: ${sentenceOf(answer)}`)
  }

  /** Posts to the server, and waits its turn after too many requests. */
  async post(path: string, body: object): Promise<Answer> {
    for (;;) {
      const response = await this.#fetch(path, JSON.stringify(body))
      const answer = (await response.json().catch(() => ({}))) as Answer['body']
      if (response.ok) return { body: answer, headers: response.headers }
      if (response.status !== 429) {
        throw new ReplayError(`The server answered ${response.status}: ${answer.message ?? 'nothing readable'}`)
      }
      await this.#waitForLimit(response)
    }
  }

  async #fetch(path: string, body: string): Promise<Response> {
    try {
      const headers = {
        'content-type': 'application/json',
        'x-appwrite-project': PROJECT_ID,
        'x-appwrite-locale': LANGUAGE_OF_PROGRAMMERS,
        ...(this.#session === '' ? {} : { 'x-appwrite-session': this.#session }),
      }
      return await fetch(this.url + path, { method: 'POST', headers, body })
    } catch (cause) {
      throw new ReplayError(`No server answers at ${this.url}. Start one with "npm start", or name it with --url.`, {
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
