interface UnitOptions {
  /** The Node that runs the keeper, and the program. */
  readonly node: string;
  readonly program: string;
  readonly runsDir: string;
}

/** The systemd user unit of the keeper, for `~/.config/systemd/user/critiqor-keep.service`. */
export function toKeeperUnit({ node, program, runsDir }: UnitOptions): string {
  const command = [node, program, 'keep', '--runs-dir', runsDir].map(quote).join(' ');
  return `[Unit]
Description=Critiqor keeper: seals, judges and keeps recorded agent runs
Documentation=https://github.com/critiqor/critiqor/blob/main/docs/keeper.md

[Service]
Type=exec
ExecStart=${command}
Restart=on-failure
RestartSec=60
Nice=10
IOSchedulingClass=idle
NoNewPrivileges=yes
PrivateTmp=no

[Install]
WantedBy=default.target
`;
}

/** As systemd reads it: percent signs and dollars are its own. */
const quote = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%').replaceAll('$', '$$$$')}"`;
