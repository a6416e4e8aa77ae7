import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'

/** What is kept: its name, and the files that it is made by and of. Another text of one of them makes it anew. */
export type Kept = { readonly name: string; readonly madeBy: readonly string[]; readonly folder?: string | undefined }

/**
 * What takes long to make and is the same at every start: kept as JSON beside the compiled code, in the folder that
 * `NODE_COMPILE_CACHE` names. Without that folder, or where it cannot be read or written, it is made each time.
 */
export function keptBesideCode<Value>({ name, madeBy, folder = getCompileCacheDir() }: Kept, make: () => Value): Value {
  if (folder === undefined) return make()
  const file = join(folder, `${name}-${fingerprint(madeBy)}.json`)
  const kept = readIfWhole(file)
  if (kept !== null) return kept as Value
  const made = make()
  write(file, JSON.stringify(made))
  return made
}

function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file)).update('\n')
  return hash.digest('hex').slice(0, 16)
}

function readIfWhole(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Others may read and write at the same time: under its name it is whole from the beginning. */
function write(file: string, text: string): void {
  const part = `${file}.${randomUUID()}`
  try {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(part, text)
    renameSync(part, file)
  } catch {
    if (existsSync(part)) rmSync(part)
  }
}
