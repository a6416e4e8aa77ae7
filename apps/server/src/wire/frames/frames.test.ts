import { HtmlValidate } from 'html-validate/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { readFrameLook, styleOf } from './frame-look.ts'

const SHOP = {
  ...{ name: 'Le Repaire <b>', location: '69003 Lyon', email: null, phone: null, site: null, discord: null },
  ...{ instagram: null, words: null, takesReplies: false, takesMessages: true },
}

const checker = new HtmlValidate({ extends: ['html-validate:standard'] })

describe('YEAR-3 frames for other sites', () => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startServer()
    ana = await anOrganizer(server, 'Ana')
    await server.call('keep-shop', SHOP, sessionHeaders(ana))
  })
  afterAll(() => server.close())

  const open = (url: string, headers: Record<string, string> = {}) =>
    server.server.app.inject({ url, headers: { 'accept-language': 'fr', ...headers } })

  async function faultsOf(html: string) {
    const { results } = await checker.validateString(html)
    return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
  }

  test('YEAR-3 a frame shows a shop’s next events on any site, and runs, sends and loads nothing', async () => {
    const empty = await open('/embed/lieu/le-repaire-b')
    expect(empty.body).toContain('Aucun tournoi à venir.')
    await anEvent(server, ana, { name: 'Modern <script>alert(1)</script>' })
    const { headers, body, statusCode } = await open('/embed/lieu/le-repaire-b?theme=dark&color=1F6F54')
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    )
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain('Modern &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).toContain('--heading:#1f6f54;--on-heading:#fff')
    expect(body).toContain('color-scheme:dark')
    expect(body).not.toMatch(/<script|<img|<form|<link/)
    expect(await faultsOf(body)).toEqual([])
    expect((await open('/embed/lieu/le-repaire-b', { 'accept-language': 'en' })).body).toContain('Open in Tablée')
  })

  test('YEAR-3 only frames may stand in a page of others', async () => {
    for (const url of ['/v1/ping', '/v1/shops/le-repaire-b/events.json'])
      expect(String((await open(url)).headers['content-security-policy'])).toContain("frame-ancestors 'none'")
  })

  test('YEAR-3 a tournament’s tables and standings are in its frame, which asks again by itself while it is played', async () => {
    const played = await startTournament(server, 5)
    const { code } = played
    const first = await open(`/embed/tournament/${code}`)
    expect(first.body).toContain('<meta http-equiv="refresh" content="60">')
    expect(first.body).toContain('Tables de la ronde 1')
    expect([first.body.includes('en cours'), first.body.includes('>exemption<')]).toEqual([true, true])
    expect(first.body).not.toContain('Classement')
    expect(await faultsOf(first.body)).toEqual([])
    await finishRound(server, played)
    const after = await open(`/embed/tournament/${code}`)
    expect(after.body).toContain('<td>2–0</td>')
    expect(after.body).toContain('<tr><td>1</td><td>')
    expect(after.headers.etag).not.toBe(first.headers.etag)
    expect(await faultsOf(after.body)).toEqual([])
    await server.call('finish-tournament', { tournamentId: played.id, organizerId: ORGANIZER })
    expect((await open(`/embed/tournament/${code}`)).body).not.toMatch(/refresh|Tables de la ronde/)
  })

  test('YEAR-3 a table of four is in progress, and then names who won it', async () => {
    const { id, code } = await createTournament(server, 4)
    const own = { organizerId: ORGANIZER }
    await server.patch(id, { structure: 'pods', ...own })
    await server.call('start-quick-tournament', { tournamentId: id, ...own })
    expect((await open(`/embed/tournament/${code}`)).body).toContain('<td>en cours</td>')
    const [match] = matchesOf(await server.document(id))
    const placings = { winner: 0 }
    await server.call('update-score-quick-tournament', { code, ...own, matchId: match?.id, placings })
    expect((await open(`/embed/tournament/${code}`)).body).toContain(`<td>${match?.player1Name}</td>`)
  })

  test('YEAR-3 what does not exist says so in the frame', async () => {
    for (const url of ['/embed/lieu/nulle-part', '/embed/tournament/ZZZZZZ', '/embed/tournament/x']) {
      const { statusCode, body } = await open(url)
      expect([url, statusCode]).toEqual([url, 404])
      expect(body).toContain('Rien ne se trouve à cette adresse.')
    }
  })

  test('YEAR-3 sites that ask by address get the frame, in the size they have', async () => {
    const { code } = await anEvent(server, ana, { name: 'Draft "du jeudi"' })
    const origin = 'http://localhost:3000'
    const ask = (url: string, more = '') => open(`/v1/oembed?url=${encodeURIComponent(url)}${more}`)
    const answered = (await ask(`${origin}/tournament/${code}`, '&maxwidth=300&maxheight=9000')).json()
    expect(answered).toMatchObject({ version: '1.0', type: 'rich', width: 300, height: 640, title: 'Draft "du jeudi"' })
    expect(answered.html).toContain(
      `src="${origin}/embed/tournament/${code}" title="Draft &quot;du jeudi&quot;" width="300"`,
    )
    expect((await ask(`${origin}/lieu/le-repaire-b`)).json().html).toContain('/embed/lieu/le-repaire-b"')
    const refused = [
      await ask(`https://elsewhere.example/tournament/${code}`),
      await ask('no address'),
      await ask(`${origin}/tournament/ZZZZZZ`),
      await ask(`${origin}/tournament/${code}`, '&format=xml'),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 501])
  })
})

test('YEAR-3 whatever colour a site has, the heading of its frame can be read', () => {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  for (let color = 0; color < 0x1000000; color += 65_521) {
    const asked = new URLSearchParams({ color: color.toString(16).padStart(6, '0') })
    const [, heading = '', on = ''] = /--heading:(#\w+);--on-heading:(#\w+)/.exec(styleOf(readFrameLook(asked))) ?? []
    const ink = on === '#fff' ? '#ffffff' : on
    const [dark = 0, light = 0] = [luminance(heading), luminance(ink)].sort((one, other) => one - other)
    expect([heading, (light + 0.05) / (dark + 0.05) >= 4.05]).toEqual([heading, true])
  }
})

test('YEAR-3 a colour or theme that is none is as left out', () => {
  for (const asked of ['color=red', 'color=%23ffff', 'color=;}body{', 'theme=blue', ''])
    expect(readFrameLook(new URLSearchParams(asked))).toEqual({ theme: null, color: null })
})
