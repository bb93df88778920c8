interface Course {
  title: string;
  /** One sentence. */
  topic: string;
  author: string;
  /** Number of videos. */
  videos: number;
  minutes: number;
  href: string;
  /** Pictures below `public/`. */
  icon: string;
  authorPicture: string;
}

const getUrl = (path: string) => `https://training.gruntwork.io/courses/${path}`;

/** In the order in which a beginner would watch them. */
export const courses: Course[] = [
  {
    title: "A Crash Course on Terraform",
    topic:
      "What infrastructure as code is and how Terraform implements it, with live-coded exercises.",
    author: "Josh Padnick and Yoriyasu Yano",
    videos: 30,
    minutes: 92,
    href: getUrl("terraform/lectures/3429337"),
    icon: "/icons/course-code.svg",
    authorPicture: "/icons/authors.svg",
  },
  {
    title: "A Crash Course on Docker + Packer",
    topic: "Immutable images: build an image once and run it in every environment.",
    author: "Yevgeniy Brikman",
    videos: 40,
    minutes: 95,
    href: getUrl("a-crash-course-on-docker-packer/lectures/4247382"),
    icon: "/icons/course-images.svg",
    authorPicture: "/icons/author.svg",
  },
  {
    title: "Infrastructure Module Cookbook",
    topic: "How to write reusable, production-ready infrastructure modules.",
    author: "Yevgeniy Brikman",
    videos: 8,
    minutes: 141,
    href: getUrl("infrastructure-module-cookbook/lectures/9081297"),
    icon: "/icons/course-modules.svg",
    authorPicture: "/icons/author.svg",
  },
];
