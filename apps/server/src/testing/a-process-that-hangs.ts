import { startWatchdog } from '../watchdog.ts'

/** Runs until told to hang, or ends properly. */
startWatchdog({ beatMs: 20, lookMs: 100, mostSilent: 10 })
process.stdout.write('begun\n')
process.stdin.on('data', (word) => {
  if (String(word).startsWith('end')) process.exit(0)
  for (;;);
})
