import type { LightMyRequestResponse } from 'fastify'
import type { TestServer } from './a-server.ts'

export const PASSWORD = 'Mot de passe 42'
export const NEW_PASSWORD = 'Tout nouveau 43'

export type Browser = {
  readonly send: (method: Method, path: string, body?: object, headers?: Record<string, string>) => Promise<Reply>
  readonly cookie: () => string
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
// biome-ignore lint/suspicious/noExplicitAny: tests look at answers of any shape
export type Reply = { readonly status: number; readonly body: any; readonly headers: LightMyRequestResponse['headers'] }

export function openBrowser(server: TestServer): Browser {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies.values()].join('; ')
  const keepCookies = (given: string | readonly string[]) => {
    for (const text of [given].flat()) {
      const [pair = '', name = ''] = /^([^=]+)=[^;]*/.exec(text) ?? []
      if (pair === `${name}=`) cookies.delete(name)
      else cookies.set(name, pair)
    }
  }
  return {
    cookie,
    send: async (method, path, ...[body, headers = {}]) => {
      const answer = await server.send({
        method,
        url: `/v1${path}`,
        ...(body === undefined ? {} : { payload: body }),
        headers: { ...(cookies.size === 0 ? {} : { cookie: cookie() }), ...headers },
      })
      keepCookies(answer.headers['set-cookie'] ?? [])
      return {
        status: answer.statusCode,
        body: answer.body === '' ? null : JSON.parse(answer.body),
        headers: answer.headers,
      }
    },
  }
}

let people = 0

export type Person = { readonly id: string; readonly email: string; readonly name: string; readonly browser: Browser }

export async function aPerson(server: TestServer, name = 'Zoé', userId = 'unique()'): Promise<Person> {
  people += 1
  const email = `personne${people}@exemple.fr`
  const browser = openBrowser(server)
  const created = await browser.send('POST', '/account', { userId, email, password: PASSWORD, name })
  if (created.status !== 201) throw new Error(JSON.stringify(created.body))
  await signIn(browser, email)
  return { id: created.body.$id, email, name, browser }
}

export async function signIn(browser: Browser, email: string, password = PASSWORD): Promise<Reply> {
  return browser.send('POST', '/account/sessions/email', { email, password })
}

/** The session as clients pass it on. */
export function sessionOf(browser: Browser): string {
  return decodeURIComponent(/a_session_[^=]+=([^;]*)/.exec(browser.cookie())?.[1] ?? '')
}
