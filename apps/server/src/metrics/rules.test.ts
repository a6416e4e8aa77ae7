import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { afterEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { startServer, type TestServer } from '../testing/a-server.ts'

const DEPLOY = join(import.meta.dirname, '..', '..', '..', '..', 'deploy')
const TOKEN = 'a-token-for-figures-0123'

const duration = z.string().regex(/^\d+[smhd]$/)
const rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Tablee[A-Z]\w+$/),
          expr: z.string(),
          for: duration.optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
})
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

let server: TestServer | null = null
afterEach(() => server?.close())

async function seriesOfServer(): Promise<ReadonlySet<string>> {
  server = await startServer({ environment: { METRICS_TOKEN: TOKEN } })
  const request = { method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } } as const
  const { body } = await server.send(request)
  const families = [...body.matchAll(/^# TYPE (\S+) (\w+)$/gm)]
  return new Set(
    families.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}

function readExpression(expression: string) {
  const names: string[] = []
  let isSound = true
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) isSound = false
      if (type.name === 'Identifier' && /^(tablee|nodejs|process)_/.test(expression.slice(from, to)))
        names.push(expression.slice(from, to))
    },
  })
  return { names, isSound }
}

const expressions = () => {
  const { groups } = rules.parse(parse(readFileSync(join(DEPLOY, 'alerts.yaml'), 'utf8')))
  const { panels } = dashboard.parse(JSON.parse(readFileSync(join(DEPLOY, 'grafana.json'), 'utf8')))
  return [
    ...groups.flatMap((group) => group.rules.map(({ alert, expr }) => [alert, expr] as const)),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ]
}

test('OPS-23 rules and dashboard can be read, and ask for nothing that a server does not say', async () => {
  const known = await seriesOfServer()
  const asked = expressions()
  expect(asked.length).toBeGreaterThan(25)
  for (const [what, expression] of asked) {
    const { names, isSound } = readExpression(expression)
    expect([what, isSound, names.length > 0]).toEqual([what, true, true])
    expect([what, names.filter((name) => !known.has(name))]).toEqual([what, []])
  }
})

test('OPS-23 an expression that is broken, or asks for what is not there, would be found', () => {
  expect(readExpression('sum(rate(tablee_acts_total[5m])').isSound).toBe(false)
  expect(readExpression('rate(tablee_nothing[5m]) > 1')).toEqual({ isSound: true, names: ['tablee_nothing'] })
})
