import type { Deed } from '../deeds.ts';

/**
 * What programs do, over the common ecosystems. The key '' is for the program alone or with a word that is not listed. A `script` is
 * named by its user: its name shows what it does (`npm run build`), see `script-names.ts`.
 */
export type ProgramRule = Deed | 'script' | 'nothing';

/** Programs with one purpose. `nothing` prepares or only talks. */
export const PROGRAMS: ReadonlyMap<string, ProgramRule> = new Map(
  toRows<ProgramRule>([
    [
      'test',
      'pytest py.test unittest nose2 nosetests tox nox jest vitest mocha ava tape karma jasmine phpunit pest rspec minitest cucumber behave ctest bats gotestsum playwright cypress testcafe newman robot trial kaocha busted tap c8 nyc wtr cargo-nextest stestr green',
    ],
    [
      'build',
      'tsup rollup esbuild webpack parcel swc babel gcc g++ cc c++ clang clang++ javac rustc ghc nvcc ld ninja meson cmake scons hugo jekyll mkdocs sphinx-build pdflatex xelatex latexmk pandoc protoc buildah kaniko ant sbt lein stack cabal nasm wasm-pack pyinstaller electron-builder docusaurus gmake',
    ],
    [
      'lint',
      'eslint tslint biome oxlint standard xo stylelint flake8 pylint mypy pyright basedpyright pytype bandit ruff tsc vue-tsc svelte-check shellcheck hadolint yamllint markdownlint markdownlint-cli2 rubocop golangci-lint staticcheck clippy checkstyle spotbugs pmd phpstan psalm phpcs ktlint detekt swiftlint luacheck credo ansible-lint tflint actionlint commitlint htmlhint djlint sqlfluff vale codespell semgrep pre-commit clang-tidy cppcheck jsonlint xmllint',
    ],
    [
      'check',
      'ping nc ncat telnet dig nslookup host pg_isready nmap openssl certbot-check md5sum sha1sum sha256sum sha512sum shasum cksum cmp diff colordiff test [ [[ ss netstat lsof uptime traceroute mtr httpstat goss smoke',
    ],
    [
      'change',
      'black prettier isort gofmt goimports rustfmt clang-format yapf autopep8 dprint dos2unix patch chmod chown chgrp chattr setfacl jscodeshift codemod ed ex sponge mogrify optipng jpegoptim',
    ],
    [
      'create',
      'touch mkdir ln tee install-file cp tar zip unzip gunzip gzip bzip2 xz 7z pg_dump mysqldump mongodump split csplit mktemp convert magick ffmpeg wkhtmltopdf ssh-keygen mkfifo fallocate restic borg duplicity',
    ],
    [
      'delete',
      'rm rmdir unlink shred truncate mkfs wipefs trash trash-put trash-empty del srm fdisk parted dropdb dropuser userdel deluser groupdel delgroup lvremove vgremove',
    ],
    ['move', 'mv rename'],
    ['send', 'mail mailx sendmail mutt swaks msmtp scp sftp ftp notify-send wall'],
    ['publish', 'twine surge gh-pages'],
    ['deploy', 'ansible-playbook cap fab skaffold eb kamal dokku sls serverless waypoint'],
    ['install', 'apt-get-install easy_install'],
    ['schedule', 'at batch'],
    ['start', 'nginx uvicorn gunicorn hypercorn flask-run nodemon pm2 forever supervisord http-server serve'],
    ['stop', 'kill pkill killall xkill fuser'],
    [
      'read',
      'cat bat less more head tail ls ll dir tree stat file wc xxd od hexdump strings nl realpath readlink basename dirname du df column man info zcat zless tac pwd which whereis type id whoami hostname uname date cal env printenv ps top htop free groups locale arch nproc lscpu lsblk mount ifconfig ip getent history jobs coverage pdftotext exiftool identify ffprobe nm objdump ldd otool readelf journalctl dmesg last crontab-l',
    ],
    [
      'look_up',
      'grep egrep fgrep rg ag ack find fd locate jq yq awk gawk sort uniq cut tr xsv csvcut csvstat paste comm seq fzf lynx w3m whois fdupes jdupes rdfind rmlint ctags cloc scc tokei pgrep',
    ],
    [
      'query',
      'psql mysql mariadb sqlite3 mongosh mongo redis-cli duckdb clickhouse-client cqlsh bq influx sqlcmd usql litecli pgcli',
    ],
    ['wait', 'sleep wait inotifywait'],
    [
      'nothing',
      'cd pushd popd echo printf true false : export set unset source . alias shift exit return break continue read trap ulimit umask shopt declare local readonly let typeset clear tput stty logger',
    ],
    ['script', 'make gmake just task rake invoke inv doit grunt gulp nx turbo lerna rush moon mage'],
  ]),
);

/** Programs whose first word says what they do. */
export const SUBCOMMANDS: ReadonlyMap<string, ReadonlyMap<string, ProgramRule>> = new Map(
  Object.entries({
    npm: 'test:test t:test install:install i:install ci:install add:install update:install uninstall:delete remove:delete publish:publish run:script run-script:script start:start version:change audit:lint ls:read list:read outdated:look_up view:look_up info:look_up pack:build init:create link:install rebuild:build config:set login:other whoami:look_up root:read cache:other prune:delete dedupe:change exec:run',
    pnpm: 'test:test t:test install:install i:install add:install update:install remove:delete publish:publish run:script start:start audit:lint ls:read list:read why:look_up build:script lint:script typecheck:script',
    yarn: ':install test:test install:install add:install remove:delete publish:publish run:script start:start audit:lint why:look_up build:script lint:script typecheck:script workspaces:script workspace:script',
    bun: 'test:test install:install i:install add:install remove:delete publish:publish run:script build:build x:run create:create',
    deno: 'test:test run:run lint:lint fmt:change check:lint compile:build task:script install:install publish:publish',
    node: ':run --test:test',
    pip: 'install:install uninstall:delete download:look_up list:read show:read freeze:read check:lint wheel:build index:look_up',
    pip3: 'install:install uninstall:delete download:look_up list:read show:read freeze:read check:lint wheel:build',
    pipx: 'install:install uninstall:delete list:read upgrade:install',
    uv: 'add:install sync:install pip:install remove:delete lock:change build:build publish:publish init:create tool:install venv:create tree:read',
    poetry:
      'add:install install:install update:install remove:delete build:build publish:publish show:read lock:change check:lint init:create new:create version:change',
    pipenv: 'install:install sync:install uninstall:delete check:lint lock:change graph:read',
    pdm: 'add:install install:install sync:install remove:delete build:build publish:publish lock:change',
    hatch: 'test:test build:build publish:publish fmt:change env:create version:change',
    conda: 'install:install create:create remove:delete update:install list:read env:create info:read activate:nothing',
    mamba: 'install:install create:create remove:delete update:install list:read',
    apt: 'install:install remove:delete purge:delete update:look_up upgrade:install list:read show:read search:look_up autoremove:delete',
    'apt-get':
      'install:install remove:delete purge:delete update:look_up upgrade:install clean:delete autoremove:delete dist-upgrade:install',
    'apt-cache': ':look_up',
    dpkg: '-i:install -l:read -r:delete -s:read --configure:install',
    yum: 'install:install remove:delete update:install list:read',
    dnf: 'install:install remove:delete update:install upgrade:install list:read',
    apk: 'add:install del:delete update:look_up info:read',
    pacman: '-S:install -Syu:install -R:delete -Q:read',
    brew: 'install:install uninstall:delete upgrade:install update:look_up list:read services:start info:read',
    snap: 'install:install remove:delete list:read',
    winget: 'install:install uninstall:delete list:read',
    choco: 'install:install uninstall:delete list:read',
    gem: 'install:install uninstall:delete build:build push:publish list:read',
    bundle: ':install install:install update:install add:install check:lint outdated:look_up',
    composer:
      'install:install require:install update:install remove:delete test:test validate:lint dump-autoload:build run:script run-script:script audit:lint',
    cargo:
      'test:test t:test nextest:test bench:test build:build b:build check:build c:build clippy:lint fmt:change run:run r:run add:install install:install remove:delete publish:publish doc:build clean:delete update:install tree:read audit:lint new:create init:create fix:change',
    rustup: 'install:install update:install component:install target:install default:set show:read',
    go: 'test:test build:build vet:lint fmt:change run:run install:install get:install mod:change generate:build doc:read list:read env:read version:read clean:delete',
    mvn: 'test:test verify:test integration-test:test package:build compile:build install:build deploy:publish clean:delete validate:lint',
    mvnw: 'test:test verify:test package:build compile:build install:build deploy:publish clean:delete',
    gradle: ':script',
    gradlew: ':script',
    dotnet:
      'test:test build:build publish:build restore:install add:install run:run format:change pack:build clean:delete ef:change nuget:publish list:read new:create',
    mix: 'test:test compile:build credo:lint dialyzer:lint format:change deps.get:install ecto.migrate:change hex.publish:publish release:build phx.server:start',
    rails: 'test:test server:start s:start generate:create g:create db:change console:run',
    'manage.py':
      'test:test migrate:change makemigrations:create runserver:start check:lint shell:run loaddata:create flush:delete collectstatic:build createsuperuser:create',
    artisan: 'test:test migrate:change serve:start make:create tinker:run',
    flutter: 'test:test build:build analyze:lint pub:install run:start clean:delete',
    dart: 'test:test analyze:lint format:change compile:build pub:install run:run',
    swift: 'test:test build:build run:run package:install',
    xcodebuild: ':build test:test build:build archive:build clean:delete',
    zig: 'test:test build:build run:run fmt:change',
    bazel: 'test:test build:build run:run query:look_up clean:delete coverage:test',
    buck2: 'test:test build:build run:run',
    pants: 'test:test package:build lint:lint check:lint fmt:change',
    nx: 'test:test build:build lint:lint serve:start run:script affected:script',
    turbo: 'test:test build:build lint:lint run:script',
    ng: 'test:test build:build lint:lint serve:start generate:create deploy:deploy',
    vite: ':start build:build preview:start dev:start',
    next: 'build:build dev:start start:start lint:lint',
    nuxt: 'build:build dev:start generate:build',
    astro: 'build:build dev:start check:lint',
    gatsby: 'build:build develop:start',
    expo: 'build:build start:start publish:publish',
    'react-scripts': 'test:test build:build start:start',
    playwright: ':test test:test install:install codegen:other show-report:read',
    cypress: ':test run:test open:start install:install',
    ruff: ':lint check:lint format:change',
    biome: ':lint check:lint lint:lint format:change ci:lint',
    nyc: ':test report:read check-coverage:check merge:change',
    coverage: 'run:test report:read html:build xml:build combine:change erase:delete',
    'pre-commit': 'run:lint install:install autoupdate:install',
    terraform:
      'plan:check apply:deploy destroy:delete init:install validate:lint fmt:change show:read output:read state:look_up import:change refresh:look_up',
    tofu: 'plan:check apply:deploy destroy:delete init:install validate:lint fmt:change',
    pulumi: 'up:deploy preview:check destroy:delete stack:look_up',
    cdk: 'deploy:deploy diff:check synth:build destroy:delete',
    kubectl:
      'apply:deploy create:create delete:delete get:look_up describe:look_up logs:look_up scale:set rollout:deploy set:deploy patch:change edit:change label:change annotate:change expose:publish run:start exec:run top:look_up wait:check cordon:set drain:stop diff:check port-forward:start config:set cp:create replace:change explain:look_up auth:look_up',
    oc: 'apply:deploy delete:delete get:look_up describe:look_up logs:look_up rollout:deploy',
    helm: 'install:deploy upgrade:deploy uninstall:delete rollback:deploy list:look_up status:check lint:lint template:build test:test repo:other get:look_up dependency:install history:look_up',
    argocd: 'app:deploy',
    docker:
      'build:build buildx:build run:start up:start start:start restart:start stop:stop kill:stop down:stop rm:delete rmi:delete prune:delete push:publish pull:look_up ps:look_up images:look_up logs:look_up inspect:look_up exec:run cp:create tag:create compose:script volume:look_up network:look_up system:look_up image:look_up container:look_up login:other stats:look_up commit:create save:create load:create info:look_up version:look_up create:create',
    podman:
      'build:build run:start stop:stop rm:delete rmi:delete push:publish pull:look_up ps:look_up images:look_up logs:look_up inspect:look_up',
    'docker-compose':
      'up:start down:stop build:build ps:look_up logs:look_up restart:start stop:stop start:start run:run exec:run pull:look_up config:lint rm:delete',
    git: 'commit:commit push:push merge:merge rebase:merge cherry-pick:commit revert:commit clone:create init:create tag:create branch:create add:other stage:other rm:delete mv:move reset:change restore:change checkout:other switch:other stash:other apply:change am:commit clean:delete pull:merge fetch:look_up status:read log:read diff:read show:read blame:read remote:read reflog:read rev-parse:read ls-files:read ls-remote:look_up describe:read shortlog:read grep:look_up config:set bisect:run worktree:create submodule:other fsck:check gc:other rev-list:read cat-file:read merge-base:read name-rev:read filter-branch:change filter-repo:change update-ref:change symbolic-ref:read show-ref:read format-patch:create archive:create notes:create lfs:other version:read help:read for-each-ref:read diff-tree:read count-objects:read',
    gh: 'pr:look_up issue:look_up run:look_up release:look_up repo:look_up workflow:look_up api:look_up auth:look_up search:look_up status:look_up gist:create secret:set variable:set label:create cache:look_up',
    glab: 'mr:look_up issue:look_up ci:look_up release:look_up repo:look_up api:look_up',
    svn: 'commit:commit ci:commit update:look_up up:look_up checkout:create co:create status:read log:read diff:read add:other revert:change info:read delete:delete',
    hg: 'commit:commit push:push pull:look_up update:other status:read log:read diff:read merge:merge',
    systemctl:
      'start:start restart:start reload:start stop:stop status:check is-active:check is-enabled:check is-failed:check enable:set disable:set daemon-reload:set list-units:look_up list-timers:look_up show:look_up mask:set kill:stop',
    service: ':start',
    launchctl:
      'load:start bootstrap:start start:start stop:stop unload:stop bootout:stop list:look_up kickstart:start print:look_up',
    supervisorctl: 'start:start restart:start stop:stop status:check update:set reread:set',
    pm2: 'start:start restart:start reload:start stop:stop delete:delete list:look_up ls:look_up status:check logs:look_up save:set',
    rc: 'start:start stop:stop',
    crontab: ':schedule -l:look_up -r:delete -e:schedule',
    atq: ':look_up',
    vercel:
      ':deploy deploy:deploy build:build ls:look_up inspect:look_up logs:look_up env:set rollback:deploy promote:deploy dev:start rm:delete alias:set pull:look_up',
    netlify: 'deploy:deploy build:build status:check dev:start env:set sites:look_up',
    fly: 'deploy:deploy launch:deploy status:check logs:look_up scale:set secrets:set ssh:run apps:look_up releases:look_up restart:start',
    flyctl: 'deploy:deploy launch:deploy status:check logs:look_up scale:set secrets:set',
    heroku:
      'releases:look_up logs:look_up ps:look_up run:run config:set restart:start create:create container:deploy rollback:deploy',
    firebase: 'deploy:deploy emulators:start use:set',
    wrangler: 'deploy:deploy publish:deploy dev:start tail:look_up secret:set d1:query kv:query rollback:deploy',
    railway: 'up:deploy deploy:deploy logs:look_up status:check run:run',
    render: 'deploys:deploy',
    amplify: 'push:deploy publish:deploy',
    gcloud: ':look_up',
    aws: ':look_up',
    az: ':look_up',
    gsutil: 'cp:create rsync:create rm:delete ls:look_up cat:read mv:move mb:create rb:delete stat:look_up',
    doctl: ':look_up',
    prisma: 'migrate:change generate:build db:change studio:start validate:lint format:change',
    alembic:
      'upgrade:change downgrade:change revision:create current:look_up history:look_up stamp:change check:check heads:look_up',
    knex: 'migrate:latest:change seed:run:create',
    'drizzle-kit': 'push:change generate:create migrate:change',
    flyway: 'migrate:change info:look_up validate:check clean:delete repair:change',
    liquibase: 'update:change rollback:change status:look_up',
    dbmate: 'up:change migrate:change down:change status:look_up',
    goose: 'up:change down:change status:look_up',
    'sequelize-cli': 'db:migrate:change',
    zfs: 'destroy:delete list:look_up snapshot:create rollback:change get:look_up set:set create:create send:send',
    zpool: 'destroy:delete list:look_up status:check scrub:start',
    btrfs: ':look_up',
    dbt: 'run:build build:build test:test compile:build seed:create deps:install docs:build debug:check',
    airflow: 'dags:start tasks:start',
    twine: 'upload:publish check:lint',
    goreleaser: 'release:publish build:build check:lint',
    'semantic-release': ':publish',
    changeset: 'publish:publish version:change',
    lerna: 'publish:publish run:script test:test build:build version:change',
    restic:
      'backup:create restore:create snapshots:look_up check:check forget:delete prune:delete ls:look_up stats:look_up',
    borg: 'create:create list:look_up check:check extract:create prune:delete delete:delete',
    ollama: 'pull:install run:run list:look_up serve:start rm:delete',
    openclaw:
      'agent:delegate channels:look_up cron:schedule gateway:start status:check doctor:check message:send plugins:look_up config:look_up health:check',
    certbot: 'renew:change certonly:create certificates:look_up',
    nginx: ':start -t:check -s:start',
    apachectl: 'configtest:check restart:start graceful:start stop:stop start:start',
    vault: 'read:look_up write:change kv:look_up delete:delete list:look_up status:check',
    op: 'read:look_up item:look_up',
    stripe: ':look_up',
    rclone:
      'copy:create sync:create move:move delete:delete purge:delete ls:look_up lsf:look_up check:check size:look_up copyto:create',
    s3cmd: 'put:create get:create del:delete ls:look_up sync:create',
    mc: 'cp:create rm:delete ls:look_up mirror:create',
    launch: ':start',
  }).map(([program, rows]) => [program, toSubcommands(rows)]),
);

function toSubcommands(rows: string): ReadonlyMap<string, ProgramRule> {
  return new Map(
    rows.split(' ').map((row): [string, ProgramRule] => {
      const at = row.lastIndexOf(':');
      return [row.slice(0, at), row.slice(at + 1) as ProgramRule];
    }),
  );
}

function toRows<Value>(rows: readonly (readonly [Value, string])[]): [string, Value][] {
  return rows.flatMap(([value, names]) => names.split(' ').map((name): [string, Value] => [name, value]));
}
