/** The words of the home page. Routes are checked by the build like every other link. */

export const areas = [
  {
    title: "Intro",
    icon: "/icons/intro.svg",
    route: "/docs/intro/overview/intro-to-gruntwork",
    text: "What the products are, how they fit together, and a checklist from the invitation email to a first deployed module.",
    links: [
      { label: "How it works", route: "/docs/intro/overview/how-it-works" },
      { label: "Getting started", route: "/docs/intro/overview/getting-started" },
      { label: "Use cases", route: "/docs/intro/overview/use-cases" },
    ],
  },
  {
    title: "Guides",
    icon: "/icons/guides.svg",
    route: "/docs/guides/",
    text: "Design decisions and walkthroughs: build an architecture piece by piece, run the Reference Architecture, and keep both up to date.",
    links: [
      { label: "Build it yourself", route: "/docs/guides/build-it-yourself" },
      { label: "Reference Architecture", route: "/docs/guides/reference-architecture" },
      { label: "Production Framework", route: "/docs/guides/production-framework" },
    ],
  },
  {
    title: "Service Catalog API",
    icon: "/icons/catalog.svg",
    route: "/docs/reference/services/intro/overview",
    text: "Every service with its inputs and outputs, for the moment when you write the module block.",
    links: [],
  },
  {
    title: "Courses",
    icon: "/icons/courses.svg",
    route: "/docs/courses",
    text: "Video courses on Terraform, Docker, Packer and reusable modules, in lessons of a few minutes.",
    links: [],
  },
  {
    title: "Support",
    icon: "/icons/support.svg",
    route: "/docs/guides/support",
    text: "Where to ask, where to report a bug or a vulnerability, and what each plan answers.",
    links: [],
  },
];

export const useCases = [
  {
    title: "Structure your AWS accounts",
    route: "/docs/guides/build-it-yourself/landing-zone",
    text: "Separate accounts for environments, logs and security, with one baseline.",
    icon: "accounts",
  },
  {
    title: "Run CI/CD for infrastructure",
    route: "/docs/guides/build-it-yourself/pipelines",
    text: "Plan every change, apply it after review, and keep admin keys out of the CI system.",
    icon: "pipeline",
  },
  {
    title: "Lay out a network",
    route: "/docs/guides/build-it-yourself/vpc",
    text: "A VPC with public, application and persistence tiers across zones.",
    icon: "network",
  },
  {
    title: "Run a Kubernetes cluster",
    route: "/docs/guides/build-it-yourself/kubernetes-cluster",
    text: "Amazon EKS with its control plane, workers and core services.",
    icon: "cluster",
  },
  {
    title: "Achieve compliance",
    route: "/docs/guides/build-it-yourself/achieve-compliance",
    text: "Accounts configured for the CIS AWS Foundations Benchmark.",
    icon: "shield",
  },
  {
    title: "Stay up to date",
    route: "/docs/guides/stay-up-to-date",
    text: "Upgrade Terraform, providers and modules without rebuilding.",
    icon: "update",
  },
];

/** Posts worth reading first; the list of all is the blog. */
export const notes = [
  {
    title: "Terragrunt 1.0 and the commands in older guides",
    route: "/blog/2026/11/10/terragrunt-since-these-guides",
    text: "Which commands were renamed or removed, and what 1.x promises.",
  },
  {
    title: "What OpenTofu added since these guides first appeared",
    route: "/blog/2026/11/12/opentofu-since-these-guides",
    text: "State encryption, providers in a loop, and where it differs from Terraform.",
  },
  {
    title: "Terraform 1.1 to 1.17: the parts worth adopting",
    route: "/blog/2026/11/13/terraform-since-1-1",
    text: "The features that let you delete a workaround.",
  },
];
