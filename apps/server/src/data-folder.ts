import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

const OURS = /^(tablee\.sqlite.*|cards-.*|token\.key|outbox|backups)$/
/** Comes with every separate file system. */
const NOBODYS = 'lost+found'
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS = 0o077
/** Set on folders that several users share on purpose. */
const SHARED_ON_PURPOSE = 0o3000

/**
 * Makes the data folder and the server's files in it private to the user who runs the server, including what an earlier version left open.
 * Whatever belongs to another user, or holds other things too, is left alone with a warning. Never stops the start: code that needs the
 * folder reports when it is unusable.
 */
export function keepPrivate(folder: string, warn: (sentence: string) => void): void {
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
    const names = readdirSync(folder)
    for (const path of names.filter((name) => OURS.test(name)).map((name) => join(folder, name))) {
      const found = lstatSync(path)
      if (!found.isSymbolicLink()) close(path, found, warn)
    }
    const found = statSync(folder)
    const isOursAlone = names.every((name) => OURS.test(name) || name === NOBODYS)
    if (isOursAlone && (found.mode & SHARED_ON_PURPOSE) === 0) close(folder, found, warn)
    else if (isOpen(found)) warn(openSentence(folder))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason'
    warn(`The rights of the data folder ${folder} cannot be looked at (${code}).\n`)
  }
}

function close(path: string, found: Stats, warn: (sentence: string) => void): void {
  if (!isOpen(found)) return
  if (found.uid === process.getuid?.()) chmodSync(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE)
  else warn(openSentence(path))
}

function isOpen({ mode }: Stats): boolean {
  return (mode & OTHERS) !== 0
}

function openSentence(path: string): string {
  return `Other users of this machine may look into ${path}: it is not the server's own, and stays as it is.\n`
}
