import { type OperandCount, type Option, readOptions } from "./options.ts";

/** A command that the AWS CLI implements itself. */
export interface CustomCommand {
  operandCount: OperandCount;
  options: readonly Option[];
  /** `--query` applies to JSON only. */
  prints: "nothing" | "line" | "lines" | "json";
}

function defineCommand(
  operandCount: OperandCount,
  prints: CustomCommand["prints"],
  options = "",
): CustomCommand {
  return { operandCount, prints, options: readOptions(options) };
}

const copyOptions = `
  dryrun quiet include+= exclude+= acl=private|public-read|public-read-write|authenticated-read|aws-exec-read|bucket-owner-read|bucket-owner-full-control|log-delivery-write
  follow-symlinks no-follow-symlinks no-guess-mime-type sse=? sse-c=? sse-c-key= sse-kms-key-id= sse-c-copy-source=?
  sse-c-copy-source-key= storage-class=STANDARD|REDUCED_REDUNDANCY|STANDARD_IA|ONEZONE_IA|INTELLIGENT_TIERING|GLACIER|DEEP_ARCHIVE|GLACIER_IR
  grants=* website-redirect= content-type= cache-control= content-disposition= content-encoding= content-language=
  expires= source-region= only-show-errors no-progress progress-frequency= progress-multiline page-size=
  ignore-glacier-warnings force-glacier-transfer request-payer=? checksum-mode= checksum-algorithm= metadata=
  metadata-directive=COPY|REPLACE copy-props=none|metadata-directive|default case-conflict=
`;

/**
 * By service and command; the name `""` is for a service without a command. They replace operations
 * of the same name. Source: https://docs.aws.amazon.com/cli/latest/reference/
 */
export const customCommands: Readonly<Record<string, Readonly<Record<string, CustomCommand>>>> = {
  s3: {
    cp: defineCommand([2, 2], "lines", `${copyOptions} recursive expected-size= no-overwrite`),
    sync: defineCommand(
      [2, 2],
      "lines",
      `${copyOptions} size-only exact-timestamps delete no-overwrite`,
    ),
    mv: defineCommand(
      [2, 2],
      "lines",
      `${copyOptions} recursive validate-same-s3-paths no-overwrite`,
    ),
    ls: defineCommand(
      [0, 1],
      "lines",
      "recursive page-size= human-readable summarize request-payer=? bucket-name-prefix= bucket-region=",
    ),
    rm: defineCommand(
      [1, 1],
      "lines",
      "dryrun quiet recursive request-payer=? include+= exclude+= only-show-errors page-size=",
    ),
    mb: defineCommand([1, 1], "line", "tags+=*"),
    rb: defineCommand([1, 1], "lines", "force"),
    presign: defineCommand([1, 1], "line", "expires-in="),
    website: defineCommand([1, 1], "nothing", "index-document= error-document="),
  },
  configure: {
    "": defineCommand([0, 0], "nothing"),
    sso: defineCommand([0, 0], "lines", "no-browser use-device-code"),
    "sso-session": defineCommand([0, 0], "nothing"),
    import: defineCommand([0, 0], "line", "csv!= skip-invalid profile-prefix="),
    list: defineCommand([0, 0], "lines"),
    "list-profiles": defineCommand([0, 0], "lines"),
    get: defineCommand([1, 1], "line"),
    set: defineCommand([2, 2], "nothing"),
    "export-credentials": defineCommand(
      [0, 0],
      "lines",
      "format=process|env|env-no-export|powershell|windows-cmd|fish",
    ),
  },
  sso: {
    login: defineCommand([0, 0], "lines", "sso-session= no-browser use-device-code"),
    logout: defineCommand([0, 0], "lines"),
  },
  login: { "": defineCommand([0, 0], "lines", "remote") },
  logout: { "": defineCommand([0, 0], "lines", "all") },
  cloudtrail: {
    "validate-logs": defineCommand(
      [0, 0],
      "lines",
      "trail-arn!= start-time!= end-time= s3-bucket= s3-prefix= account-id= verbose",
    ),
  },
  configservice: {
    subscribe: defineCommand([0, 0], "lines", "s3-bucket!= sns-topic!= iam-role!="),
    "get-status": defineCommand([0, 0], "lines"),
  },
  ecs: {
    deploy: defineCommand(
      [0, 0],
      "lines",
      "service!= task-definition!= codedeploy-appspec!= cluster= codedeploy-application= codedeploy-deployment-group=",
    ),
  },
  ecr: { "get-login-password": defineCommand([0, 0], "line") },
  eks: {
    "update-kubeconfig": defineCommand(
      [0, 0],
      "line",
      "name!= kubeconfig= role-arn= proxy-url= dry-run verbose alias= user-alias= assume-role-arn=",
    ),
    "get-token": defineCommand([0, 0], "json", "cluster-name= role-arn= cluster-id="),
  },
  "ec2-instance-connect": {
    "open-tunnel": defineCommand(
      [0, 0],
      "lines",
      "instance-id= instance-connect-endpoint-id= instance-connect-endpoint-dns-name= private-ip-address= remote-port= local-port= max-tunnel-duration=",
    ),
    ssh: defineCommand(
      [0, 0],
      "lines",
      "instance-id!= instance-ip= private-key-file= os-user= ssh-port= local-forwarding= eice-options= connection-type=direct|eice|auto",
    ),
  },
  logs: {
    tail: defineCommand(
      [1, 1],
      "lines",
      "since= follow format=detailed|short|json filter-pattern= log-stream-names=* log-stream-name-prefix=",
    ),
  },
  rds: {
    "generate-db-auth-token": defineCommand([0, 0], "line", "hostname!= port!= username!="),
  },
};

/** Successors of commands of version 1. */
export const removedCommands: Readonly<Record<string, string>> = {
  "ecr get-login": "aws ecr get-login-password",
};
