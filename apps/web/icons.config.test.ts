import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importIconsOneByOne } from './icons.config.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(import.meta.dirname, 'icons-test-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function builtModules(source: string): Promise<readonly string[]> {
  const seen: string[] = []
  writeFileSync(join(folder, 'main.ts'), source)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      importIconsOneByOne(),
      {
        name: 'modules',
        buildEnd() {
          seen.push(...[...this.getModuleIds()].filter((id) => id.includes('/lucide-react/')))
        },
      },
    ],
    build: { rolldownOptions: { input: join(folder, 'main.ts') }, modulePreload: false },
  })
  return seen.map((id) => id.replace(/.*\//, ''))
}

test('FAST-5 a module reaches the icons that it draws, and not all there are', async () => {
  const modules = await builtModules(
    `import { Trophy, X as Close } from 'lucide-react'\nglobalThis.drawn = [Trophy, Close]`,
  )
  expect(modules).toContain('trophy.mjs')
  expect(modules).toContain('x.mjs')
  expect(modules.length).toBeLessThan(20)
  const [script = ''] = readdirSync(join(folder, 'dist/assets'))
  expect(readFileSync(join(folder, 'dist/assets', script), 'utf8')).toContain('trophy')
})

test('FAST-5 an icon that the package does not have fails the build', async () => {
  await expect(
    builtModules(`import { NoSuchThing } from 'lucide-react'\nglobalThis.drawn = NoSuchThing`),
  ).rejects.toThrow('lucide-react has no icon NoSuchThing')
})
